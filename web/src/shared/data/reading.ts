import type { DocumentSnapshot, SnapshotMetadata } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { type Collection, rightOf, type Shape } from '#shared/collections/define.ts';

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

/** Whether only functions write it: what a page does not know of such a document, it cannot overwrite. */
const isWrittenByFunctions = ({ access }: Pick<Collection<string, Shape>, 'access'>): boolean =>
  rightOf(access, 'create') === null && rightOf(access, 'update') === null;

/** The fields without those that only a newer version of the app knows; null where anything else is wrong with them. */
function withoutNewer(fields: Fields, { issues }: z.core.$ZodError): Fields | null {
  const newer = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? [issue.keys] : [],
  );
  if (newer.length < issues.length) return null;
  const unknown = new Set(newer.flat());
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !unknown.has(name)));
}

/**
 * A document as its schema describes it, or null when it does not fit: one bad document must not blank a list. A page that was
 * opened before a newer version of the app reads what that version writes without the fields it does not know.
 */
export function readRow<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  { id, fields }: Row,
): Read<S> | null {
  const parsed = collection.schema.safeParse(fields);
  if (parsed.success) return { ...parsed.data, id };
  const known = isWrittenByFunctions(collection) ? withoutNewer(fields, parsed.error) : null;
  const again = known && collection.schema.safeParse(known);
  return again?.success ? { ...again.data, id } : null;
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
