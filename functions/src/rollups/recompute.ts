import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { emptyRollup } from '#shared/collections/index.ts';
import { today } from '#shared/domain/days.ts';
import { firstGivingMonth, isNewer } from '#shared/domain/rollup.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { madeIn, rollupReference } from './rollup-documents.ts';
import { monthIn, type Reading, type RollupMetric, readMetric } from './rollup-metrics.ts';

/**
 * Reads these parts from their source and writes those that are newer than what is written: of two
 * recomputations side by side the one that read later stands, whichever ends first. `day` is today's, `YYYY-MM-DD`.
 */
export async function recompute(
  db: Firestore,
  organization: string,
  parts: readonly RollupMetric[],
  day = today(new Date()),
): Promise<void> {
  if (parts.length === 0) return;
  const first = firstGivingMonth(day);
  // A month that was asked for while the rollup still kept it apart.
  const isOver = (part: RollupMetric) => (monthIn(part) ?? first) < first;
  const requested = new Set(parts.map((part): RollupMetric => (isOver(part) ? earlier : part)));
  const readings = await Promise.all(
    [...requested].map(
      async (part): Promise<[RollupMetric, Reading]> => [part, await readMetric(db, organization, part, day)],
    ),
  );
  const reference = rollupReference(db, organization);
  const earlierDay = await runTransactionWithRetry(db, async (transaction) => {
    const found = await transaction.get(reference);
    const newer = readings.filter(([part, { asOf, day: of }]) =>
      isNewer({ asOf: asOf.valueOf(), day: of }, madeIn(found, part)),
    );
    if (newer.length > 0) {
      if (!found.exists) transaction.set(reference, emptyRollup);
      transaction.set(reference, fieldsOf(newer), { merge: true });
      if (newer.some(([part]) => part === earlier))
        dropMonths(transaction, reference, monthsBefore(found, first));
    }
    const later = ofLaterDay(found, readings, day);
    const isBehind = !requested.has(earlier) && monthsBefore(found, first).length > 0;
    return later ?? (isBehind ? { day, parts: [earlier] } : null);
  });
  // A clock behind midnight must not lose the change that it was called for: once more, for the later day.
  if (earlierDay) await recompute(db, organization, earlierDay.parts, earlierDay.day);
}

const earlier: RollupMetric = 'giving:earlier';

/** Months that the rollup has and keeps apart no more. */
function monthsBefore(found: DocumentSnapshot, first: string): string[] {
  const months: unknown = found.get('months');
  const all = typeof months === 'object' && months !== null ? Object.keys(months) : [];
  return all.filter((month) => month < first);
}

/** Takes months out that the sum of all earlier ones counts from now on. */
function dropMonths(transaction: Transaction, reference: DocumentReference, months: readonly string[]): void {
  for (const month of months)
    transaction.update(
      reference,
      new FieldPath('months', month),
      FieldValue.delete(),
      new FieldPath('parts', `giving:${month}`),
      FieldValue.delete(),
    );
}

/** Parts for which a later day's reading is written already. */
function ofLaterDay(found: DocumentSnapshot, readings: readonly [RollupMetric, Reading][], day: string) {
  const later = readings.flatMap(([part]) => {
    const of = madeIn(found, part)?.day ?? null;
    return of !== null && of > day ? [{ part, of }] : [];
  });
  const [last] = later.map(({ of }) => of).sort((one, other) => other.localeCompare(one));
  return last === undefined ? null : { day: last, parts: later.map(({ part }) => part) };
}

/** Merged into what is there. */
const fieldsOf = (readings: readonly [RollupMetric, Reading][]) => ({
  ...nested(Object.assign({}, ...readings.map(([, { totals }]) => totals))),
  parts: Object.fromEntries(
    readings.map(([part, { asOf, entries, day }]) => [
      part,
      { as_of: asOf, entries, ...(day === null ? {} : { day }) },
    ]),
  ),
});

type Fields = { [name: string]: number | Fields };

/** `{ 'a.b': 1 }` as `{ a: { b: 1 } }`: a merge then leaves the rest of `a` as it is. */
function nested(totals: Record<string, number>): Fields {
  const fields: Fields = {};
  for (const [path, value] of Object.entries(totals)) {
    const steps = path.split('.');
    const last = steps.pop() ?? path;
    let within = fields;
    for (const step of steps) {
      const inner = within[step];
      const next = typeof inner === 'object' ? inner : {};
      within[step] = next;
      within = next;
    }
    within[last] = value;
  }
  return fields;
}
