import type { Firestore } from 'firebase-admin/firestore';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import type { Member } from '../http/guard.ts';
import { demandStill } from '../members/caller.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { invitationsOf, readInvitation } from './invitation-documents.ts';

/** Takes an invitation back: its link is dead at once. Doing so twice changes nothing. */
export const revokeInvitation =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { id }: { id: string }): Promise<{ success: true }> => {
    await runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const { status, email, role } = await readInvitation(transaction, db, member.organization, id);
      if (status === 'accepted') {
        throw new RefusedError('invitations.accepted');
      }
      if (status === 'revoked') return;
      transaction.update(invitationsOf(db, member.organization).doc(id), {
        status: 'revoked',
        token_hash: null,
      });
      transaction.create(
        auditReference(db, member.organization),
        auditEntry({
          type: 'invitation_revoked',
          ...actorFields(member),
          subject_id: id,
          subject_name: email,
          role,
        }),
      );
    });
    return { success: true };
  };
