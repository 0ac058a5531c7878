import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { emptyRollup } from '#shared/collections/index.ts';
import { today } from '#shared/rules/days.ts';
import { isNewer } from '#shared/rules/rollup.ts';
import { patiently } from '../patient.ts';
import { type Part, type Reading, readPart } from './parts.ts';
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
  const readings = await Promise.all(
    parts.map(async (part): Promise<[Part, Reading]> => [part, await readPart(db, organization, part, day)]),
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
    }
    return ofLaterDay(found, readings, day);
  });
  // A clock behind midnight must not lose the change that it was called for: once more, for the later day.
  if (ahead) await recompute(db, organization, ahead.parts, ahead.day);
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
