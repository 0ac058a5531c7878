import { organizations } from '#shared/collections/organizations.ts';
import { twoFactorSettings, twoFactorTrustedDevices } from '#shared/collections/two-factor.ts';
import { trustedDevicesMax } from '#shared/constants.ts';
import { useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import { useCachedDocument } from '../../shared/data/use-cached-document.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { useAcrossSessions } from './session-renewal.ts';

/** The member's organization, as it is when the screen is visited. One read. */
export function useOrganization() {
  const { organization } = useMember();
  return useAcrossSessions(useCachedDocument(organizations, '', organization));
}

/** The member's own second factor; null while it was never on. One read, and one for each change. */
export function useTwoFactor() {
  const { uid } = useMember();
  return useAcrossSessions(useLiveDocument(twoFactorSettings, '', uid));
}

/** The member's trusted devices, last used first, expired ones too. A read for each, twenty at most. */
export function useDevices() {
  const { uid } = useMember();
  const path = twoFactorTrustedDevices.path('');
  const own = { path, conditions: [{ field: 'user_id', is: '==', value: uid }] as const };
  const query = () => firstOf(inOrder(own, { field: 'last_used_at', direction: 'desc' }), trustedDevicesMax);
  return useAcrossSessions(useLiveQuery(twoFactorTrustedDevices, `${path}/${uid}`, query));
}
