import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { voterFiles } from '#shared/collections/index.ts';
import { runTransactionWithRetry } from '../../transaction-retry.ts';
import { setCancelled } from './cancel.ts';
import { dropChunks } from './drop.ts';
import { fileIn, readFile } from './voter-file-documents.ts';

/** Milliseconds after which nobody goes on with an import any more: the device has forgotten the rest of it. */
const abandonedMs = 7 * 86_400_000;
/** Open imports that one run looks at; there are hardly ever two. */
const page = 500;

/** Cancels imports that nobody finished, of all organizations: their voters must not lie about. One query a day. */
export const cancelAbandoned =
  ({ db, now = Date.now }: { db: Firestore; now?: () => number }) =>
  async (): Promise<void> => {
    const { docs } = await db
      .collectionGroup(voterFiles.name)
      .where('state', '==', 'receiving')
      .limit(page)
      .get();
    const since = now() - abandonedMs;
    for (const found of docs) {
      const { ref } = found;
      const organization = ref.parent.parent?.id;
      if (!organization || readFile(found).started_at.toMillis() > since) continue;
      await runTransactionWithRetry(db, async (transaction) => {
        if (fileIn(await transaction.get(ref))?.state === 'receiving') setCancelled(transaction, ref);
      });
      await dropChunks(db, organization, ref.id);
      logger.info('an import of voters was abandoned', { organization, file: ref.id });
    }
  };
