import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as z from 'zod/mini';
import { due, organizations, outbox } from '#shared/collections/index.ts';
import { pruneAll } from '../metrics/prune.ts';
import type { Enqueue } from '../task-queue.ts';

/** What the task that deletes an organization's records carries. */
export const deletionTask = z.strictObject({ organization: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** Milliseconds after which the records are looked for once more. Longer than any request or trigger runs. */
export const sweepMs = 15 * 60_000;

/** Whether an organization is there; its records can outlive it by minutes. One read. */
export const organizationExists = async (db: Firestore, organization: string): Promise<boolean> =>
  (await db.collection(organizations.path('')).doc(organization).get()).exists;

/**
 * Deletes everything of an organization whose own document is gone, and nothing of one that is there. Delivered
 * again, it goes on with what is left; where nothing is, that costs a read for each of a few listings.
 */
export function organizationDeletion({ db, enqueue }: { db: Firestore; enqueue: Enqueue }) {
  return {
    /** `at`: milliseconds since 1970. */
    later: (organization: string, at = Date.now()): Promise<void> =>
      enqueue({ name: `${organization} ${at}`, at, data: { organization } }),

    async now({ organization }: z.output<typeof deletionTask>): Promise<void> {
      if (await organizationExists(db, organization)) {
        logger.info('organization kept', { organization });
        return;
      }
      for (const { path } of [due, outbox]) {
        const own = db.collection(path('')).where('organization_id', '==', organization);
        await pruneAll(db, own, Number.POSITIVE_INFINITY);
      }
      await db.recursiveDelete(db.collection(organizations.path('')).doc(organization));
      logger.info('organization’s records deleted', { organization });
    },
  };
}
