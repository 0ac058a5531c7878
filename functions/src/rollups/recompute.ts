import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { emptyRollup } from '#shared/collections/index.ts';
import { patiently } from '../patient.ts';
import { type Part, type Reading, readPart } from './parts.ts';
import { rollupReference } from './stored.ts';

/**
 * Reads these parts from their source and writes those that are newer than what is written: of two
 * recomputations side by side the one that read later stands, whichever ends first.
 */
export async function recompute(db: Firestore, organization: string, parts: readonly Part[]): Promise<void> {
  if (parts.length === 0) return;
  const readings = await Promise.all(
    parts.map(async (part): Promise<[Part, Reading]> => [part, await readPart(db, organization, part)]),
  );
  const reference = rollupReference(db, organization);
  await patiently(db, async (transaction) => {
    const found = await transaction.get(reference);
    const newer = readings.filter(([part, { asOf }]) => {
      const written: unknown = found.get(new FieldPath('parts', part, 'as_of'));
      return !(written instanceof Timestamp && written.valueOf() >= asOf.valueOf());
    });
    if (newer.length === 0) return;
    transaction.set(reference, { ...(found.exists ? {} : emptyRollup), ...fieldsOf(newer) }, { merge: true });
  });
}

/** Merged into what is there. No month, no map: an empty one would take the place of all months. */
function fieldsOf(readings: readonly [Part, Reading][]) {
  const months = readings.flatMap(([, { month }]) => (month ? [month] : []));
  return {
    ...Object.assign({}, ...readings.map(([, { totals }]) => totals)),
    ...(months.length > 0 ? { months: Object.fromEntries(months) } : {}),
    parts: Object.fromEntries(readings.map(([part, { asOf, entries }]) => [part, { as_of: asOf, entries }])),
  };
}
