import { AggregateField, type Firestore, type QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { callProgress, callStates, callTallies } from '#shared/collections/index.ts';
import { countEveryMs } from '#shared/domain/phonebank/list.ts';
import { sumTallies, tallyOf } from '#shared/domain/phonebank/target-states.ts';
import { coalesce } from '../coalesce.ts';
import { parseOrNull } from '../document-change.ts';
import type { Enqueue } from '../task-queue.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { callingIn } from './call-documents.ts';

/** Milliseconds within which a write that was stamped earlier may still arrive: the server gives up on it after a minute. */
const settledMs = 60_000;

export const countTask = z.strictObject({ organization: z.string(), list: z.string() });
type Counting = z.output<typeof countTask>;
const asOf = z.object({ as_of: callProgress.schema.shape.as_of });

/** Has a list counted anew: at once where the last count is half a minute old, which takes a read to see, else when it is. */
export type CallCounter = {
  ask: (counting: Counting) => Promise<void>;
  now: (counting: Counting) => Promise<void>;
};

export function callCounter({ db, enqueue }: { db: Firestore; enqueue: Enqueue }): CallCounter {
  const inTurn = coalesce<never>((key) => {
    const [organization = '', list = ''] = key.split(' ');
    return countList(db, { organization, list });
  });
  const now = ({ organization, list }: Counting) => inTurn(`${organization} ${list}`);
  return {
    now,
    ask: async ({ organization, list }) => {
      const counted = parseOrNull(asOf, (await callingIn(db, organization).progress(list).get()).data());
      const at = (counted?.as_of.toMillis() ?? 0) + countEveryMs;
      if (at <= Date.now()) return now({ organization, list });
      return enqueue({ name: `${organization} ${list} ${at}`, at, data: { organization, list } });
    },
  };
}

/**
 * Counts a list from its packets, and keeps the sum. A read for each packet that changed since the last count,
 * and for those of the minute before it; five others; two writes.
 */
export async function countList(db: Firestore, { organization, list }: Counting): Promise<void> {
  const calling = callingIn(db, organization);
  const before = parseOrNull(callTallies.schema, (await calling.tally(list).get()).data());
  const since = Timestamp.fromMillis(Math.max(0, (before?.as_of.toMillis() ?? 0) - settledMs));
  const ofList = calling.states.where('list_id', '==', list);
  const [changed, next, allocated] = await Promise.all([
    ofList.where('changed_at', '>=', since).orderBy('changed_at').get(),
    ofList.where('next_at', '>=', 0).orderBy('next_at').limit(1).select('next_at').get(),
    calling.callers
      .where('list_id', '==', list)
      .where('has_until', '>', Date.now())
      .aggregate({ count: AggregateField.count() })
      .get(),
  ]);
  const at: unknown = next.docs[0]?.get('next_at');
  await runTransactionWithRetry(db, async (transaction) => {
    const [found, previous] = await transaction.getAll(calling.list(list), calling.tally(list));
    if (!found?.exists) return;
    const had = parseOrNull(callTallies.schema, previous?.data());
    // Another count read later.
    if (had && had.as_of.toMillis() > changed.readTime.toMillis()) return;
    const packets = { ...had?.packets };
    for (const [number, one] of Object.entries(talliesIn(changed)))
      if (one.version >= (packets[number]?.version ?? 0)) packets[number] = one;
    transaction.set(calling.tally(list), { packets, as_of: changed.readTime });
    transaction.set(calling.progress(list), {
      ...sumTallies(Object.values(packets).map(({ tally }) => tally)),
      allocated: allocated.data().count,
      next_at: typeof at === 'number' ? at : null,
      as_of: changed.readTime,
    });
  });
}

const talliesIn = ({ docs }: QuerySnapshot) =>
  Object.fromEntries(
    docs.flatMap((doc) => {
      const state = parseOrNull(callStates.schema, doc.data());
      return state ? [[String(state.number), { version: state.version, tally: tallyOf(state.targets) }]] : [];
    }),
  );
