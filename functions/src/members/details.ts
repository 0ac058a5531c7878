import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { membersMax } from '#shared/constants.ts';
import type { Member } from '../http/guard.ts';
import { membersOf } from './member-queries.ts';

type Details = { uid: string; email: string | null; lastActive: number | null };

/** Addresses asked for at a time; the account service takes no more. */
const page = 100;

/** A read for each member, and a call of the account service for each hundred. */
export const memberDetails =
  ({ db, auth }: { db: Firestore; auth: Pick<Auth, 'getUsers'> }) =>
  async ({ organization }: Member): Promise<{ members: Details[] }> => {
    const { docs } = await membersOf(db, organization).limit(membersMax).get();
    const uids = docs.map(({ id }) => id);
    const pages = Array.from({ length: Math.ceil(uids.length / page) }, (_, at) =>
      uids.slice(at * page, (at + 1) * page),
    );
    const found = await Promise.all(pages.map((some) => auth.getUsers(some.map((uid) => ({ uid })))));
    const accounts = new Map(found.flatMap(({ users }) => users).map((user) => [user.uid, user]));
    return { members: uids.map((uid) => detailsOf(uid, accounts.get(uid))) };
  };

const detailsOf = (uid: string, account: UserRecord | undefined): Details => ({
  uid,
  email: account?.email ?? null,
  lastActive: account ? lastActiveOf(account.metadata) : null,
});

function lastActiveOf({ lastRefreshTime, lastSignInTime }: UserRecord['metadata']): number | null {
  const moments = [lastRefreshTime, lastSignInTime].map((time) => Date.parse(time ?? ''));
  const known = moments.filter(Number.isFinite);
  return known.length > 0 ? Math.max(...known) : null;
}
