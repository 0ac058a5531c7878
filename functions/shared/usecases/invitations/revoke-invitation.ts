import { revokeInvitationCall } from '../../api/invitations.ts';
import { audit } from '../../collections/audit.ts';
import { invitations } from '../../collections/invitations.ts';
import { RefusedError } from '../../refusals.ts';
import { auditLine } from '../log-lines.ts';
import { requireCaller } from '../members/require-member.ts';
import { command } from '../use-case.ts';
import { readInvitation } from './invitation-records.ts';

const success = { success: true } as const;

/** Takes an invitation back: its link is dead at once. Doing so twice changes nothing. */
export const revokeInvitation = command(revokeInvitationCall, async ({ id }, { member, newId }, store) => {
  await requireCaller(store, member, 'members.write');
  const { status, email, role } = await readInvitation(store, id);
  if (status === 'accepted') throw new RefusedError('invitations.accepted');
  if (status === 'revoked') return success;
  store.update(invitations, id, { status: 'revoked', token_hash: null });
  const line = { type: 'invitation_revoked', subject_id: id, subject_name: email, role } as const;
  store.create(audit, newId(), auditLine(member, line));
  return success;
});
