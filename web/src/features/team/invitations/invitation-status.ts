import type { Invitation } from '../data.ts';

export type InvitationState =
  /** `days` that its link is still good for, begun ones counted whole. */
  | { is: 'pending'; days: number }
  | { is: 'expired' }
  | { is: 'accepted'; by: string | null }
  | { is: 'revoked' };

const dayMs = 86_400_000;

/** What became of an invitation by `now`, in milliseconds since 1970. Nothing is written when one expires. */
export function stateOf(
  invitation: Pick<Invitation, 'status' | 'sent_at' | 'expires_at' | 'accepted_by'>,
  now: number,
): InvitationState {
  if (invitation.status === 'accepted') return { is: 'accepted', by: invitation.accepted_by };
  if (invitation.status === 'revoked') return { is: 'revoked' };
  // A clock that is a little behind must not promise more days than the mail did.
  const left = invitation.expires_at.toMillis() - Math.max(now, invitation.sent_at.toMillis());
  return left > 0 ? { is: 'pending', days: Math.ceil(left / dayMs) } : { is: 'expired' };
}

/** Whether a new link may be sent, and whether there is still something to revoke. */
export const isOpen = ({ is }: InvitationState): boolean => is === 'pending' || is === 'expired';
