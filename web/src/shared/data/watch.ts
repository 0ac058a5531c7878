import { doc, getDoc, getDocFromServer, onSnapshot } from 'firebase/firestore';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { db } from './firestore.ts';
import { type Read, readDocument } from './reading.ts';

/** A document at one moment. Absent counts only when the server said so: this device's memory starts empty. */
export type Seen<T> =
  /** `cached`: from this device's memory, the server has not been heard yet. */
  | { is: 'there'; value: T; acknowledged: boolean; cached: boolean }
  | { is: 'absent' }
  | { is: 'unknown' }
  | { is: 'unreadable' };

/** Follows one document outside React. One read, and one for each change. */
export function watchDocument<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  id: string,
  next: (seen: Seen<Read<S>>) => void,
  failed: (error: unknown) => void,
): () => void {
  return onSnapshot(
    doc(db, collection.path(''), id),
    { includeMetadataChanges: true },
    (snapshot) => {
      const { fromCache, hasPendingWrites } = snapshot.metadata;
      if (!snapshot.exists()) return next({ is: fromCache ? 'unknown' : 'absent' });
      const value = readDocument(collection, snapshot);
      next(
        value
          ? { is: 'there', value, acknowledged: !hasPendingWrites, cached: fromCache }
          : { is: 'unreadable' },
      );
    },
    failed,
  );
}

/** Reads one document once; null where it is missing or does not fit its schema. `scope` as the collection's path has it. */
export async function readOnce<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  id: string,
  scope = '',
): Promise<Read<S> | null> {
  const snapshot = await getDoc(doc(db, collection.path(scope), id));
  return snapshot.exists() ? readDocument(collection, snapshot) : null;
}

/** Asks the server alone whether a document is there. Nothing may be listening to it: a listener would answer for it. */
export const isOnServer = (collection: Collection<string, Shape>, id: string): Promise<boolean> =>
  getDocFromServer(doc(db, collection.path(''), id)).then((found) => found.exists());
