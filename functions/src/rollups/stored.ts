import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { dashboardRollup, rollups } from '#shared/collections/index.ts';
import type { PartState } from '#shared/rules/rollup.ts';
import { seen } from '../change.ts';

export const rollupReference = (db: Firestore, organization: string) =>
  db.collection(rollups.path(organization)).doc(dashboardRollup);

const withParts = z.object({ parts: rollups.schema.shape.parts });

/** When a part was last computed; null for one that never was. */
export function partState(data: DocumentData | undefined, part: string): PartState | null {
  const found = seen(withParts, data)?.parts[part];
  return found ? { asOf: found.as_of.toMillis(), entries: found.entries } : null;
}
