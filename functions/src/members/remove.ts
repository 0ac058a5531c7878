import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { releaseTurfs, turfsAssignedTo } from '../field/release-turfs.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { demandStill } from './caller.ts';
import { deleteMembership, readLeavingMember } from './membership.ts';
import { revokeAll } from './revoke.ts';

/**
 * Takes a member out of the caller's organization. Their profile lets them in, so they are out when it is gone; their turfs are
 * nobody's then.
 */
export const removeMember =
  ({ db, auth }: { db: Firestore; auth: Pick<Auth, 'getUsers' | 'revokeRefreshTokens'> }) =>
  async (member: Member, { uid }: { uid: string }): Promise<{ success: true }> => {
    const { organization } = member;
    if (uid === member.uid) {
      throw new RefusedError('members.self');
    }
    await runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'members.write');
      const removed = await readLeavingMember(transaction, { db, auth }, { uid, organization });
      const assigned = await turfsAssignedTo(transaction, db, { uid, organization });
      deleteMembership(transaction, db, uid);
      releaseTurfs(transaction, assigned, member.uid);
      transaction.create(
        auditReference(db, organization),
        auditEntry({
          type: 'member_removed',
          ...actorFields(member),
          subject_id: uid,
          subject_name: removed.full_name,
          previous_role: removed.role,
        }),
      );
    });
    await revokeAll(auth, [uid]);
    return { success: true };
  };
