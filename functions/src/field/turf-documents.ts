import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { turfs } from '#shared/collections/index.ts';
import { type TurfAssignment, turfRefusals } from '#shared/domain/field/turf-checkout.ts';
import { throwIfRefused } from '../voters/files/voter-file-documents.ts';

export type Turf = z.output<typeof turfs.schema> & { id: string };

export const turfAt = (db: Firestore, organization: string, id: string): DocumentReference =>
  db.collection(turfs.path(organization)).doc(id);

/** Refuses (`not-found`) what is not there, another organization's too: the path is the scope. */
export function turfIn(found: DocumentSnapshot): Turf {
  if (!found.exists) throwIfRefused(turfRefusals.notFound);
  return { ...turfs.schema.parse(found.data()), id: found.id };
}

/** Writes what changes of a turf, with who changed it; nothing where nothing does. */
export function writeTurfChange(
  transaction: Transaction,
  turf: DocumentReference,
  change: TurfAssignment,
  by: string,
): void {
  if (Object.keys(change).length === 0) return;
  transaction.update(turf, { ...change, updated_at: FieldValue.serverTimestamp(), updated_by: by });
}
