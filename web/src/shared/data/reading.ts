import type { DocumentSnapshot, SnapshotMetadata } from 'firebase/firestore';
import type * as z from 'zod/mini';
import type { Collection, Shape } from '#shared/collections/define.ts';

import { isDemo } from '../demo/mode.ts';

export type Read<S extends Shape> = z.output<S> & { id: string };

export type Fields = Record<string, unknown>;
/** A document as it is stored. */
export type Row = { id: string; fields: Fields };
/** The rows of each query of a question; of one document, one row or none. */
export type Answer = readonly (readonly Row[])[];

const snapshots = new WeakMap<Row, DocumentSnapshot>();

/** Whether an answer comes out of this device's memory, and may be old; in the demo memory is all there is. */
export const isFromCache = ({ fromCache }: SnapshotMetadata): boolean => fromCache && !isDemo;

/** Null where the document does not exist. */
export function rowOf(snapshot: DocumentSnapshot): Row | null {
  const fields = snapshot.data({ serverTimestamps: 'estimate' });
  if (!fields) return null;
  const row = { id: snapshot.id, fields };
  snapshots.set(row, snapshot);
  return row;
}
export const rowsOf = (found: readonly DocumentSnapshot[]): Row[] =>
  found.map(rowOf).filter((row) => row !== null);

/** What the database goes on after; none of a row that this device remembered. */
export const cursorOf = (row: Row | undefined): DocumentSnapshot | undefined => row && snapshots.get(row);

/** A document as its schema describes it, or null when it does not fit: one bad document must not blank a list. */
export function readRow<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  { id, fields }: Row,
): Read<S> | null {
  const parsed = collection.schema.safeParse(fields);
  return parsed.success ? { ...parsed.data, id } : null;
}

export type Reader<S extends Shape> = (row: Row) => Read<S> | null;

/** Reads each row once: what nobody changed is the same object in the next drawing. */
export function readerOf<N extends string, S extends Shape>(collection: Collection<N, S>): Reader<S> {
  const known = new WeakMap<Row, Read<S> | null>();
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before;
    const read = readRow(collection, row);
    known.set(row, read);
    return read;
  };
}

export function readDocuments<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  found: readonly DocumentSnapshot[],
): { items: Read<S>[]; unreadable: number } {
  const items = rowsOf(found)
    .map((row) => readRow(collection, row))
    .filter((item) => item !== null);
  return { items, unreadable: found.length - items.length };
}
