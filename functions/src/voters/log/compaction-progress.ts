import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Stored } from '#shared/collections/define.ts';
import { voterCompaction } from '#shared/collections/index.ts';
import { runTransactionWithRetry } from '../../transaction-retry.ts';

type Document = Omit<Stored<typeof voterCompaction>, 'id'>;

/** An organization that is folded apart: not before `at` (milliseconds since 1970), after so many tries. */
export type DelayedFold = { at: number; tries: number };
export type CompactionProgress = { until: number; late: Map<string, DelayedFold> };

export type CompletedFold = { organization: string; until: number };

export type Change = {
  /** Every organization's events before this are folded, but for those that are late. */
  until?: number;
  /** Its fold begins: should it end the process, the next run passes it over. */
  begins?: readonly [organization: string, late: DelayedFold];
  /** Its fold succeeded, as far as `until`. */
  done?: CompletedFold | null;
  /** Organizations with events in the stretch that ends, which were passed over. */
  passed?: ReadonlyMap<string, DelayedFold>;
};

/**
 * How far the logs of all organizations are folded, as one run changes it. A mark says which run made it and only that run
 * removes it: a run that passes an organization over takes the mark over, because it moves `until` past events of theirs that
 * nobody has folded. For the same reason a mark stays where another run has moved `until` past what was folded.
 */
export function compactionProgress(db: Firestore, run: string) {
  const reference = db.doc(`${voterCompaction.path('')}/current`);
  const parsed = (data: unknown): Document => voterCompaction.schema.parse(data);

  return {
    async read(): Promise<CompactionProgress> {
      const found = (await reference.get()).data();
      if (!found) return { until: 0, late: new Map() };
      const { until, behind } = parsed(found);
      const late = Object.entries(behind).map(([id, { at, tries }]): [string, DelayedFold] => [
        id,
        { at: at.toMillis(), tries },
      ]);
      return { until: until.toMillis(), late: new Map(late) };
    },

    change: ({ until = 0, begins, done, passed = new Map() }: Change): Promise<void> =>
      runTransactionWithRetry(db, async (transaction) => {
        const found = (await transaction.get(reference)).data();
        const had = found ? parsed(found) : null;
        const behind = { ...had?.behind };
        const before = had?.until.toMillis() ?? 0;
        if (done && behind[done.organization]?.run === run && before <= done.until)
          delete behind[done.organization];
        for (const [id, { at, tries }] of passed)
          behind[id] = { ...(behind[id] ?? { at: Timestamp.fromMillis(at), tries }), run };
        if (begins)
          behind[begins[0]] = { at: Timestamp.fromMillis(begins[1].at), tries: begins[1].tries, run };
        transaction.set(reference, {
          until: Timestamp.fromMillis(Math.max(before, until)),
          behind,
        });
      }),
  };
}
