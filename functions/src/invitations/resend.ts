import { RefusedError } from '#shared/refusals.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import type { Member } from '../http/guard.ts';
import { demandProofFor, demandStill } from '../members/caller.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import {
  demandPause,
  invitationsOf,
  newLinkFields,
  readInvitation,
  readOrganization,
} from './invitation-documents.ts';
import { type Sending, sender } from './send-invitation.ts';
import { newToken } from './token.ts';

/** Sends a pending invitation anew, also one past its time. The former link is dead from then on. */
export function resendInvitation(dependencies: Sending) {
  const send = sender(dependencies);
  return async (member: Member, { id }: { id: string }) => {
    const { db } = dependencies;
    const { token, hash } = newToken(member.organization, id);
    const now = Date.now();
    const resent = newLinkFields(hash, now);
    const { name, email, role } = await runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const { name } = await readOrganization(transaction, db, member.organization);
      const invitation = await readInvitation(transaction, db, member.organization, id);
      const { email, role } = invitation;
      if (invitation.status !== 'pending') {
        throw new RefusedError('invitations.closed', { status: invitation.status });
      }
      demandProofFor(member, role);
      demandPause(invitation, now);
      // Whoever sends it stands for it: an invitation falls with its inviter.
      transaction.update(invitationsOf(db, member.organization).doc(id), {
        ...resent,
        invited_by: member.uid,
        invited_by_name: member.fullName,
      });
      transaction.create(
        auditReference(db, member.organization),
        auditEntry({
          type: 'invitation_resent',
          ...actorFields(member),
          subject_id: id,
          subject_name: email,
          role,
        }),
      );
      return { name, email, role };
    });
    return send({
      organization: { id: member.organization, name },
      id,
      token,
      by: member,
      invitation: { email, role, expires_at: resent.expires_at },
    });
  };
}
