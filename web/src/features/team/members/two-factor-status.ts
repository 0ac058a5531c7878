import type { Role } from '#shared/access.ts';
import type { Managed } from '../../../shared/data/use-members.ts';

export type TwoFactorState = 'on' | 'off' | 'advised' | 'required';

/** Roles whose stolen password costs the campaign most: the whole of it, or its money. */
const weighty: readonly Role[] = ['admin', 'finance'];

/** How it stands with a member's second factor. `required`: they can do nothing else until it is on. */
export function twoFactorOf(
  profile: Pick<Managed, 'role' | 'two_factor_enabled'> & { two_factor_required: boolean },
): TwoFactorState {
  if (profile.two_factor_enabled) return 'on';
  if (profile.two_factor_required) return 'required';
  return weighty.includes(profile.role) ? 'advised' : 'off';
}
