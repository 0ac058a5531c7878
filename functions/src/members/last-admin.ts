import type { Auth } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { userProfiles } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';

export type Needs = { db: Firestore; auth: Pick<Auth, 'getUsers'> };

/** Admins whose accounts are looked up; the account service takes no more at a time. */
const page = 100;
/** Milliseconds after which an account deletion that was asked for has certainly ended or failed. */
const deletionMs = 3_600_000;

/** Whether somebody can sign in with one of these accounts. Throws when the account service can't be asked. */
async function canSignIn(auth: Needs['auth'], uids: readonly string[]): Promise<boolean> {
  if (uids.length === 0) return false;
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  return users.some(({ disabled }) => !disabled);
}

/**
 * Refuses unless somebody besides `uid` is admin and can sign in: an account that was deleted or disabled in the
 * console, or that is being deleted, is nobody. Read inside the transaction that demotes or removes them: of two admins
 * who demote each other at once, one transaction waits for the other and then finds itself the last.
 */
export async function demandAnotherAdmin(
  transaction: Transaction,
  { db, auth }: Needs,
  organization: string,
  uid: string,
): Promise<void> {
  const admins = await transaction.get(
    db
      .collection(userProfiles.path(''))
      .where('organization_id', '==', organization)
      .where('role', '==', 'admin')
      .limit(page + 1),
  );
  const since = Date.now() - deletionMs;
  const others = admins.docs.filter((admin) => {
    const { deletion_requested_at: requestedAt } = userProfiles.schema.parse(admin.data());
    return admin.id !== uid && !(requestedAt && requestedAt.toMillis() > since);
  });
  const uids = others.slice(0, page).map(({ id }) => id);
  if (await canSignIn(auth, uids)) return;
  throw new RefusedError('members.lastAdmin');
}

/** Refuses to make somebody admin who can't sign in any more. */
export async function demandAccount(auth: Needs['auth'], uid: string): Promise<void> {
  if (await canSignIn(auth, [uid])) return;
  throw new RefusedError('members.inactiveAccount');
}
