import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { errorCode } from '../error-code.ts';
import type { Account } from '../http/token.ts';
import type { Mailer } from '../mail/mailer.ts';
import { readerOf } from '../mail/reader.ts';
import { endMemberships, forgetAccount } from '../members/end-membership.ts';
import { membershipReference, membersOf, profileReference } from '../members/member-queries.ts';
import type { Needs } from '../members/membership.ts';
import { readLeavingMember, readMemberships, readProfile } from '../members/membership.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { accountDeleted } from './account-mails.ts';

type Dependencies = { db: Firestore; auth: Pick<Auth, 'deleteUser' | 'getUsers'>; mail: Mailer };

/**
 * Deletes an account with its memberships and all that is kept about it; what it wrote stays with the organization.
 * The audit says first that the deletion was requested, and that the account is deleted once it is: the account goes
 * before the membership, so whatever fails before leaves a member who can ask again, and what fails after is left as a
 * membership without an account, which the nightly sweep ends. Refuses (`failed-precondition`) the last admin.
 */
export const deleteAccount =
  ({ db, auth, mail }: Dependencies) =>
  async ({ uid, email }: Account): Promise<{ success: true }> => {
    // Before it is gone what they read.
    const reader = email ? await readerOf(db, uid, email) : null;
    const isMember = await runTransactionWithRetry(db, (transaction) =>
      request(transaction, { db, auth }, uid),
    );
    if (!isMember) {
      // First, because without a membership nothing would tell that there is more to do.
      await forgetAccount(db, uid);
    }
    const isFirst = await deleted(auth, uid);
    if (isMember) await endMemberships(db, uid);
    if (isFirst && reader) await mail(accountDeleted(reader));
    return { success: true };
  };

/** Notes in each campaign that a member asked for it, once. False for somebody who belongs to no organization. */
async function request(transaction: Transaction, needs: Needs, uid: string): Promise<boolean> {
  const { db } = needs;
  const own = await readMemberships(transaction, db, uid);
  if (own.length === 0) return false;
  const profile = await readProfile(transaction, db, uid);
  for (const { organization_id: organization } of own) {
    await demandCompany(transaction, db, organization);
    await readLeavingMember(transaction, needs, { uid, organization });
  }
  const requested = { deletion_requested_at: FieldValue.serverTimestamp() };
  if (profile) transaction.update(profileReference(db, uid), requested);
  for (const { organization_id: organization, full_name: fullName, role, deletion_requested_at } of own) {
    transaction.update(membershipReference(db, uid, organization), requested);
    if (deletion_requested_at) continue;
    transaction.create(
      auditReference(db, organization),
      auditEntry({
        type: 'account_deletion_requested',
        ...actorFields({ uid, fullName }),
        previous_role: role,
      }),
    );
  }
  return true;
}

async function demandCompany(transaction: Transaction, db: Firestore, organization: string): Promise<void> {
  const members = await transaction.get(membersOf(db, organization).limit(2));
  if (members.size > 1) return;
  throw new RefusedError('account.onlyMember');
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
