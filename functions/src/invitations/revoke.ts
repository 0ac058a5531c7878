import type { Firestore } from 'firebase-admin/firestore';
import { auditEntry, auditReference, by } from '../audit/entry.ts';
import type { Member } from '../http/guard.ts';
import { Refused } from '../http/refused.ts';
import { demandStill } from '../members/caller.ts';
import { patiently } from '../patient.ts';
import { invitationsOf, readInvitation } from './stored.ts';

/** Takes an invitation back: its link is dead at once. Doing so twice changes nothing. */
export const revokeInvitation =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { id }: { id: string }): Promise<{ success: true }> => {
    await patiently(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const { status, email, role } = await readInvitation(transaction, db, member.organization, id);
      if (status === 'accepted') {
        throw new Refused('failed-precondition', 'This invitation was accepted. Remove the member instead.');
      }
      if (status === 'revoked') return;
      transaction.update(invitationsOf(db, member.organization).doc(id), {
        status: 'revoked',
        token_hash: null,
      });
      transaction.create(
        auditReference(db, member.organization),
        auditEntry({ type: 'invitation_revoked', ...by(member), subject_id: id, subject_name: email, role }),
      );
    });
    return { success: true };
  };
