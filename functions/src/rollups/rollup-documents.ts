import { type DocumentSnapshot, FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { dashboardRollup, rollups } from '#shared/collections/index.ts';
import type { MetricState, ReadingTime } from '#shared/domain/rollup.ts';
import { parseOrNull } from '../document-change.ts';

export const rollupReference = (db: Firestore, organization: string) =>
  db.collection(rollups.path(organization)).doc(dashboardRollup);

const withParts = z.object({ parts: rollups.schema.shape.parts });

/** When each part was last computed; null for one that never was. */
export function metricStates(rollup: DocumentSnapshot): (part: string) => MetricState | null {
  const parts = parseOrNull(withParts, rollup.data())?.parts ?? {};
  return (part) => {
    const found = parts[part];
    return found ? { asOf: found.as_of.toMillis(), entries: found.entries, day: found.day ?? null } : null;
  };
}

/** The same to the last digit of the database's clock: two readings may be made in one millisecond. */
export function madeIn(rollup: DocumentSnapshot, part: string): ReadingTime | null {
  const asOf: unknown = rollup.get(new FieldPath('parts', part, 'as_of'));
  const day: unknown = rollup.get(new FieldPath('parts', part, 'day'));
  if (!(asOf instanceof Timestamp)) return null;
  return { asOf: asOf.valueOf(), day: typeof day === 'string' ? day : null };
}
