import type { Firestore } from 'firebase-admin/firestore';
import { outbox, signUps } from '#shared/collections/index.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { releaseTurfs, turfsAssignedTo } from '../field/release-turfs.ts';
import { journalKeyReference } from '../journal/key.ts';
import { pruneAll } from '../metrics/prune.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { removeTwoFactor } from '../two-factor/remove-two-factor.ts';
import { deleteMembership, readProfile } from './membership.ts';

/** Removes what is kept about an account beside its membership. */
export async function forgetAccount(db: Firestore, uid: string): Promise<void> {
  await removeTwoFactor(db, uid);
  await journalKeyReference(db, uid).delete();
  await db.collection(signUps.path('')).doc(uid).delete();
  const messages = db.collection(outbox.path('')).where('uid', '==', uid);
  await pruneAll(db, messages, Number.POSITIVE_INFINITY);
}

/**
 * Removes the membership of an account that is gone, and all that is kept about it. The membership goes last, with the
 * audit line that says so: until then it tells that there is more to do. Changes nothing the second time. Returns the
 * organization that was left, null where there was no membership.
 */
export async function endMembership(db: Firestore, uid: string): Promise<string | null> {
  await forgetAccount(db, uid);
  return runTransactionWithRetry(db, async (transaction) => {
    const profile = await readProfile(transaction, db, uid);
    if (!profile) return null;
    const { organization_id: organization, full_name: fullName, role, deletion_requested_at } = profile;
    const assigned = await turfsAssignedTo(transaction, db, { uid, organization });
    deleteMembership(transaction, db, uid);
    releaseTurfs(assigned, uid);
    transaction.create(
      auditReference(db, organization),
      deletion_requested_at
        ? auditEntry({ type: 'account_deleted', ...actorFields({ uid, fullName }), previous_role: role })
        : auditEntry({
            type: 'member_removed',
            actor_id: null,
            actor_name: null,
            subject_id: uid,
            subject_name: fullName,
            previous_role: role,
          }),
    );
    return organization;
  });
}
