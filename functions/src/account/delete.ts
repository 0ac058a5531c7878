import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { signUps, userProfiles } from '#shared/collections/index.ts';
import { auditEntry, auditReference, by } from '../audit/entry.ts';
import { errorCode } from '../error_code.ts';
import { free, heldBy } from '../field/free.ts';
import { Refused } from '../http/refused.ts';
import type { Account } from '../http/token.ts';
import { journalKeyPlace } from '../journal/key.ts';
import type { Mailer } from '../mail/mailer.ts';
import { readerOf } from '../mail/reader.ts';
import { membersOf, profileReference } from '../members/of.ts';
import { part, readParting } from '../members/part.ts';
import { patiently } from '../patient.ts';
import { removeTwoFactor } from '../two_factor/forget.ts';
import { accountDeleted } from './mails.ts';

type Dependencies = { db: Firestore; auth: Pick<Auth, 'deleteUser'>; mail: Mailer };

/**
 * Deletes an account with its membership and all that is kept about it; what it wrote stays with the organization.
 * The account itself goes last, so that after a failure in between its owner can ask again. Refuses
 * (`failed-precondition`) the last admin.
 */
export const deleteAccount =
  ({ db, auth, mail }: Dependencies) =>
  async ({ uid, email }: Account): Promise<{ success: true }> => {
    // Before it is gone what they read.
    const reader = email ? await readerOf(db, uid, email) : null;
    await patiently(db, (transaction) => leave(transaction, db, uid));
    await removeTwoFactor(db, uid);
    await journalKeyPlace(db, uid).delete();
    if (await deleted(auth, uid)) {
      if (reader) await mail(accountDeleted(reader));
    }
    return { success: true };
  };

/** Whoever belongs nowhere, any more or yet, leaves nobody. */
async function leave(transaction: Transaction, db: Firestore, uid: string): Promise<void> {
  const found = await transaction.get(profileReference(db, uid));
  if (found.exists) {
    const { organization_id: organization } = userProfiles.schema.parse(found.data());
    await demandCompany(transaction, db, organization);
    const { full_name: fullName, role } = await readParting(transaction, db, { uid, organization });
    const held = await heldBy(transaction, db, { uid, organization });
    part(transaction, db, uid);
    free(transaction, held, uid);
    transaction.create(
      auditReference(db, organization),
      auditEntry({ type: 'account_deleted', ...by({ uid, fullName }), previous_role: role }),
    );
  }
  transaction.delete(db.collection(signUps.path('')).doc(uid));
}

async function demandCompany(transaction: Transaction, db: Firestore, organization: string): Promise<void> {
  const members = await transaction.get(membersOf(db, organization).limit(2));
  if (members.size > 1) return;
  throw new Refused(
    'failed-precondition',
    'You are the only member of your organization. Delete the organization first, then your account.',
  );
}

/** False where it was gone already: two requests at once, or one asked again. */
const deleted = (auth: Pick<Auth, 'deleteUser'>, uid: string): Promise<boolean> =>
  auth.deleteUser(uid).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === 'auth/user-not-found') return false;
      throw error;
    },
  );
