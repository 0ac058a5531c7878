import type { Firestore } from 'firebase-admin/firestore';
import { memberships, outbox, signUps } from '#shared/collections/index.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { releaseTurfs, turfsAssignedTo } from '../field/release-turfs.ts';
import { journalKeyReference } from '../journal/key.ts';
import { pruneAll } from '../metrics/prune.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { removeTwoFactor } from '../two-factor/remove-two-factor.ts';
import { membershipsOf } from './member-queries.ts';
import { type MemberId, readDeparture, readMembership } from './membership.ts';
import { releaseAllWork } from './release-work.ts';

/** Removes what is kept about an account beside its memberships. */
export async function forgetAccount(db: Firestore, uid: string): Promise<void> {
  await removeTwoFactor(db, uid);
  await journalKeyReference(db, uid).delete();
  await db.collection(signUps.path('')).doc(uid).delete();
  const messages = db.collection(outbox.path('')).where('uid', '==', uid);
  await pruneAll(db, messages, Number.POSITIVE_INFINITY);
}

/**
 * Removes the memberships of an account that is gone, and all that is kept about it. The memberships go last, each with the
 * audit line that says so: until then they tell that there is more to do. Changes nothing the second time. Returns the
 * organizations that were left.
 */
export async function endMemberships(db: Firestore, uid: string): Promise<string[]> {
  await forgetAccount(db, uid);
  const { docs } = await membershipsOf(db, uid).get();
  const left: string[] = [];
  for (const found of docs) {
    const { organization_id: organization } = memberships.schema.parse(found.data());
    if (await endMembership(db, { uid, organization })) left.push(organization);
  }
  return left;
}

/** False where it was gone already. */
async function endMembership(db: Firestore, { uid, organization }: MemberId): Promise<boolean> {
  // First, for while the membership is there it is done again where this broke off.
  await releaseAllWork(db, { uid, organization });
  return runTransactionWithRetry(db, async (transaction) => {
    const membership = await readMembership(transaction, db, { uid, organization });
    if (!membership) return false;
    const { full_name: fullName, role, deletion_requested_at } = membership;
    const { deleteMembership } = await readDeparture(transaction, db, { uid, organization });
    const assigned = await turfsAssignedTo(transaction, db, { uid, organization });
    deleteMembership();
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
    return true;
  });
}
