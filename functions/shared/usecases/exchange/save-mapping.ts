import { exchangeMappingCall } from '../../api/exchange-api.ts';
import { exchangeMappings } from '../../collections/exchange-mappings.ts';
import { mappingFault } from '../../domain/exchange/code-mapping.ts';
import { refuseIf } from '../../refusals.ts';
import { requireCapability } from '../require-capability.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Remembers a mapping where the system's layout takes it. One write. */
export const saveExchangeMapping = command(
  exchangeMappingCall,
  async ({ system, mapping }, { member }, store) => {
    refuseIf(mappingFault(system, mapping));
    store.set(exchangeMappings, system, {
      system,
      body: JSON.stringify(mapping),
      changed_by: member.uid,
      changed_at: serverTime,
    });
    return { ok: true as const };
  },
  { authorize: (_, { member }) => requireCapability(member, 'voters.read') },
);
