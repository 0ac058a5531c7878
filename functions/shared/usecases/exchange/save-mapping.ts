import { exchangeMappingCall } from '../../api/exchange-api.ts';
import { exchangeMappings } from '../../collections/exchange-mappings.ts';
import { mappingFault } from '../../domain/exchange/code-mapping.ts';
import { refuseIf } from '../../refusals.ts';
import { requireCapability } from '../require-capability.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Remembers a mapping where the system's layout takes it and nobody has changed it meanwhile. One read, one write. */
export const saveExchangeMapping = command(
  exchangeMappingCall,
  async ({ system, mapping, seen }, { member }, store) => {
    refuseIf(mappingFault(system, mapping));
    const stored = await store.get(exchangeMappings, system);
    refuseIf((stored?.revision ?? 0) === seen ? null : 'exchange.otherCodes');
    const revision = seen + 1;
    store.set(exchangeMappings, system, {
      system,
      body: JSON.stringify(mapping),
      revision,
      changed_by: member.uid,
      changed_at: serverTime,
    });
    return { revision };
  },
  {
    key: ({ system }, { member }) => `exchange-${member.organization}-${system}`,
    authorize: (_, { member }) => requireCapability(member, 'voters.read'),
  },
);
