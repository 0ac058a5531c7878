import { doc } from 'firebase/firestore';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { db } from './firestore.ts';
import { subscribeQuery, type Target } from './follow.ts';
import { withValue } from './queries.ts';
import { type Read, readerOf } from './reading.ts';

/**
 * What is known of one document; `unseen`: the server cannot be asked, and this device has kept nothing of it. One that
 * does not fit its schema is `absent`.
 */
export type DocumentState<T> = { is: 'there'; value: T } | { is: 'absent' } | { is: 'unseen' };

/**
 * Follows documents that members never write, outside React, in an organization. One read, and one for each change.
 * Returns how to stop.
 */
function watch<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  key: string,
  target: () => Target,
  next: (state: DocumentState<Read<S>>) => void,
  failed: (error: unknown) => void,
): () => void {
  const read = readerOf(collection);
  const { stop } = subscribeQuery(
    { key, table: collection.name, targets: () => [target()] },
    (result) => {
      if (!result) return next({ is: 'unseen' });
      const row = result.answer[0]?.[0];
      const value = row ? read(row) : null;
      next(value ? { is: 'there', value } : { is: result.stale ? 'unseen' : 'absent' });
    },
    failed,
  );
  return stop;
}

export function watchDocumentState<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  organization: string,
  id: string,
  next: (state: DocumentState<Read<S>>) => void,
  failed: (error: unknown) => void,
): () => void {
  const path = `${collection.path(organization)}/${id}`;
  return watch(collection, path, () => doc(db, path), next, failed);
}

/** The same, of the one document where a field has a value. */
export function watchDocumentWhere<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  organization: string,
  field: string,
  value: string,
  next: (state: DocumentState<Read<S>>) => void,
  failed: (error: unknown) => void,
): () => void {
  const path = collection.path(organization);
  return watch(collection, `${path} ${field}=${value}`, () => withValue(path, field, value, 1), next, failed);
}
