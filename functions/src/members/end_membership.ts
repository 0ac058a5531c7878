import type { Firestore } from 'firebase-admin/firestore';
import { signUps } from '#shared/collections/index.ts';
import { auditEntry, auditReference, by } from '../audit/entry.ts';
import { free, heldBy } from '../field/free.ts';
import { journalKeyPlace } from '../journal/key.ts';
import { patiently } from '../patient.ts';
import { removeTwoFactor } from '../two_factor/forget.ts';
import { part, readProfile } from './part.ts';

/** Removes what is kept about an account beside its membership. */
export async function forgetAccount(db: Firestore, uid: string): Promise<void> {
  await removeTwoFactor(db, uid);
  await journalKeyPlace(db, uid).delete();
  await db.collection(signUps.path('')).doc(uid).delete();
}

/**
 * Removes the membership of an account that is gone, and all that is kept about it. The membership goes last, with the
 * audit line that says so: until then it tells that there is more to do. Changes nothing the second time. Returns the
 * organization that was left, null where there was no membership.
 */
export async function endMembership(db: Firestore, uid: string): Promise<string | null> {
  await forgetAccount(db, uid);
  return patiently(db, async (transaction) => {
    const profile = await readProfile(transaction, db, uid);
    if (!profile) return null;
    const { organization_id: organization, full_name: fullName, role, deletion_requested_at } = profile;
    const held = await heldBy(transaction, db, { uid, organization });
    part(transaction, db, uid);
    free(transaction, held, uid);
    transaction.create(
      auditReference(db, organization),
      deletion_requested_at
        ? auditEntry({ type: 'account_deleted', ...by({ uid, fullName }), previous_role: role })
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
