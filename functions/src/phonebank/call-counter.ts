import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { callProgress } from '#shared/collections/index.ts';
import { countEveryMs } from '#shared/domain/phonebank/list.ts';
import { countCallList } from '#shared/usecases/phonebank/count-call-list.ts';
import { coalesce } from '../coalesce.ts';
import { parseOrNull } from '../document-change.ts';
import type { Enqueue } from '../task-queue.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { firestoreReads, transactionStore } from '../usecases/firestore-store.ts';

export const countTask = z.strictObject({ organization: z.string(), list: z.string() });
type Counting = z.output<typeof countTask>;
const asOf = z.object({ as_of: callProgress.schema.shape.as_of });

/** Has a list counted again: at once where the last count is half a minute old, which takes a read to see, else when it is. */
export type CallCounter = {
  ask: (counting: Counting) => Promise<void>;
  now: (counting: Counting) => Promise<void>;
};

export function callCounter({ db, enqueue }: { db: Firestore; enqueue: Enqueue }): CallCounter {
  const inTurn = coalesce<never>((key) => {
    const [organization = '', list = ''] = key.split(' ');
    return countListOf(db, { organization, list });
  });
  const now = ({ organization, list }: Counting) => inTurn(`${organization} ${list}`);
  return {
    now,
    ask: async ({ organization, list }) => {
      const progress = await db.collection(callProgress.path(organization)).doc(list).get();
      const counted = parseOrNull(asOf, progress.data());
      const at = (counted?.as_of.toMillis() ?? 0) + countEveryMs;
      if (at <= Date.now()) return now({ organization, list });
      return enqueue({ name: `${organization} ${list} ${at}`, at, data: { organization, list } });
    },
  };
}

/** Counts one list of an organization, for nobody in particular. */
export function countListOf(db: Firestore, { organization, list }: Counting): Promise<void> {
  const scope = { organization, uid: '' };
  return countCallList(
    {
      read: firestoreReads(db, scope),
      tx: (work) =>
        runTransactionWithRetry(db, (transaction) => work(transactionStore(db, scope, transaction).store)),
      now: Date.now,
      instant: (millis) => Timestamp.fromMillis(millis),
    },
    list,
  );
}
