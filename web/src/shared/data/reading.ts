import type { DocumentSnapshot } from 'firebase/firestore';
import type * as z from 'zod/mini';
import type { Collection, Shape } from '#shared/collections/define.ts';

export type Read<S extends Shape> = z.output<S> & { id: string };

/** A document as its schema describes it, or null when it does not fit: one bad document must not blank a list. */
export function readDocument<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  snapshot: DocumentSnapshot,
): Read<S> | null {
  const parsed = collection.schema.safeParse(snapshot.data({ serverTimestamps: 'estimate' }));
  if (parsed.success) return { ...parsed.data, id: snapshot.id };
  return null;
}

export function readDocuments<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  snapshots: readonly DocumentSnapshot[],
): { items: Read<S>[]; unreadable: number } {
  const items = snapshots
    .map((snapshot) => readDocument(collection, snapshot))
    .filter((item) => item !== null);
  return { items, unreadable: snapshots.length - items.length };
}
