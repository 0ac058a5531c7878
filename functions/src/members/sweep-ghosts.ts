import type { Auth } from 'firebase-admin/auth';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { memberships } from '#shared/collections/index.ts';
import type { Enqueue } from '../task-queue.ts';
import { endMemberships } from './end-membership.ts';
import { membersOf } from './member-queries.ts';

/** Where a sweep goes on: after this membership's id. */
export const sweepTask = z.strictObject({ after: z.nullable(z.string()) });
type Sweeping = z.output<typeof sweepTask>;

type Needs = { db: Firestore; auth: Pick<Auth, 'getUsers'>; enqueue: Enqueue; now?: () => number };

/** Memberships looked up at a time; the account service takes no more. */
const page = 100;
/** Of one page: so many unknown accounts are rather a wrong project or a broken service than deletions. */
export const ghostsMax = 20;
/** Milliseconds of one run: a minute less than the function has. */
const runMs = 8 * 60_000;

/**
 * Removes members whose account no longer exists, as a removal in the app would: somebody deleted it in the console, or
 * a deletion in the app broke off. Nobody is removed unless the account service said that it doesn't know them; a page
 * with too many of them stops the sweep. Costs a read for each membership.
 */
export function ghostSweep({ db, auth, enqueue, now = Date.now }: Needs) {
  /** Those of a page that the account service doesn't know. */
  async function ghostsOf(uids: readonly string[]): Promise<string[]> {
    const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
    const known = new Set(users.map(({ uid }) => uid));
    return uids.filter((uid) => !known.has(uid));
  }

  async function remove(uid: string): Promise<void> {
    for (const organization of await endMemberships(db, uid)) {
      logger.info('membership without an account removed', { uid, organization });
      const left = await membersOf(db, organization).where('role', '==', 'admin').limit(1).get();
      if (left.empty) logger.error('organization without an admin', { organization });
    }
  }

  return {
    /** Ends before the function is ended; what is left is a task of its own. */
    async now({ after }: Sweeping): Promise<void> {
      const until = now() + runMs;
      let last = after;
      for (;;) {
        const all = db.collection(memberships.path('')).orderBy(FieldPath.documentId()).select('user_id');
        const { docs } = await (last === null ? all : all.startAfter(last)).limit(page).get();
        if (docs.length === 0) return;
        // Those of one account follow each other.
        const uids = [...new Set(docs.map((found) => String(found.get('user_id'))))];
        const ghosts = await ghostsOf(uids);
        if (ghosts.length > ghostsMax) {
          logger.error('too many members without an account: nobody was removed', { ghosts });
          throw new Error(`${ghosts.length} of ${uids.length} members have no account.`);
        }
        for (const uid of ghosts) await remove(uid);
        last = docs.at(-1)?.id ?? null;
        if (docs.length < page) return;
        if (now() >= until) {
          await enqueue({ name: `ghosts ${last} ${now()}`, at: now(), data: { after: last } });
          return;
        }
      }
    },
  };
}
