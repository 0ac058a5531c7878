import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { voterFiles } from '#shared/collections/index.ts';
import type { Context } from '#shared/usecases/use-case.ts';
import { setCancelled } from '#shared/usecases/voters/cancel-voter-file.ts';
import { dropChunks } from '#shared/usecases/voters/drop-chunks.ts';
import { runTransactionWithRetry } from '../../transaction-retry.ts';
import { firestoreReads, transactionStore } from '../../usecases/firestore-store.ts';

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
      const { ref, id } = found;
      const organization = ref.parent.parent?.id;
      const startedAt = voterFiles.schema.parse(found.data()).started_at;
      if (!organization || startedAt.toMillis() > since) continue;
      const context = contextOf(db, organization);
      await context.tx(async (store) => {
        if ((await store.get(voterFiles, id))?.state === 'receiving') setCancelled(store, id);
      });
      await dropChunks(context, id);
      logger.info('an import of voters was abandoned', { organization, file: id });
    }
  };

/** One organization's documents, for nobody's call. */
function contextOf(db: Firestore, organization: string): Pick<Context, 'read' | 'tx'> {
  const scope = { organization, uid: '' };
  return {
    read: firestoreReads(db, scope),
    tx: (work) =>
      runTransactionWithRetry(db, (transaction) => work(transactionStore(db, scope, transaction).store)),
  };
}
