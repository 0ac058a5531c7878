import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Accounts } from '#shared/usecases/use-case.ts';
import { errorCode } from '../error-code.ts';

/** Accounts asked for at a time; the account service takes no more. */
const page = 100;

/** Whether accounts can sign in. */
export const signInCheck = (auth: Pick<Auth, 'getUsers'>): Pick<Accounts, 'canSignIn'> => ({
  async canSignIn(uids) {
    if (uids.length === 0) return false;
    const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
    return users.some(({ disabled }) => !disabled);
  },
});

/** What use cases ask the account service. */
export const accountService = (auth: Pick<Auth, 'getUsers' | 'getUserByEmail'>): Accounts => ({
  ...signInCheck(auth),
  findByEmail: (email) =>
    auth.getUserByEmail(email).then(
      ({ uid }) => uid,
      (error: unknown) => {
        if (errorCode(error) === 'auth/user-not-found') return null;
        throw error;
      },
    ),
  async details(uids) {
    const pages = Array.from({ length: Math.ceil(uids.length / page) }, (_, index) =>
      uids.slice(index * page, (index + 1) * page),
    );
    const found = await Promise.all(pages.map((some) => auth.getUsers(some.map((uid) => ({ uid })))));
    const accounts = new Map(found.flatMap(({ users }) => users).map((user) => [user.uid, user]));
    return uids.map((uid) => {
      const account = accounts.get(uid);
      return {
        uid,
        email: account?.email ?? null,
        lastActive: account ? lastActiveOf(account.metadata) : null,
      };
    });
  },
});

function lastActiveOf({ lastRefreshTime, lastSignInTime }: UserRecord['metadata']): number | null {
  const moments = [lastRefreshTime, lastSignInTime].map((time) => Date.parse(time ?? ''));
  const known = moments.filter(Number.isFinite);
  return known.length > 0 ? Math.max(...known) : null;
}
