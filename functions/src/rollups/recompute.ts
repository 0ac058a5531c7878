import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { emptyRollup } from '#shared/collections/index.ts';
import { today } from '#shared/rules/days.ts';
import { firstGivingMonth, isNewer } from '#shared/rules/rollup.ts';
import { patiently } from '../patient.ts';
import { monthIn, type Part, type Reading, readPart } from './parts.ts';
import { madeIn, rollupReference } from './stored.ts';

/**
 * Reads these parts from their source and writes those that are newer than what is written: of two
 * recomputations side by side the one that read later stands, whichever ends first. `day` is today's, `YYYY-MM-DD`.
 */
export async function recompute(
  db: Firestore,
  organization: string,
  parts: readonly Part[],
  day = today(new Date()),
): Promise<void> {
  if (parts.length === 0) return;
  const first = firstGivingMonth(day);
  // A month that was asked for while the rollup still kept it apart.
  const isOver = (part: Part) => (monthIn(part) ?? first) < first;
  const asked = new Set(parts.map((part): Part => (isOver(part) ? earlier : part)));
  const readings = await Promise.all(
    [...asked].map(
      async (part): Promise<[Part, Reading]> => [part, await readPart(db, organization, part, day)],
    ),
  );
  const reference = rollupReference(db, organization);
  const ahead = await patiently(db, async (transaction) => {
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
    const isBehind = !asked.has(earlier) && monthsBefore(found, first).length > 0;
    return later ?? (isBehind ? { day, parts: [earlier] } : null);
  });
  // A clock behind midnight must not lose the change that it was called for: once more, for the later day.
  if (ahead) await recompute(db, organization, ahead.parts, ahead.day);
}

const earlier: Part = 'giving:earlier';

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
function ofLaterDay(found: DocumentSnapshot, readings: readonly [Part, Reading][], day: string) {
  const later = readings.flatMap(([part]) => {
    const of = madeIn(found, part)?.day ?? null;
    return of !== null && of > day ? [{ part, of }] : [];
  });
  const [last] = later.map(({ of }) => of).sort((one, other) => other.localeCompare(one));
  return last === undefined ? null : { day: last, parts: later.map(({ part }) => part) };
}

/** Merged into what is there. */
const fieldsOf = (readings: readonly [Part, Reading][]) => ({
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
      const there = within[step];
      const next = typeof there === 'object' ? there : {};
      within[step] = next;
      within = next;
    }
    within[last] = value;
  }
  return fields;
}
