import type { Collection, Shape } from '#shared/collections/define.ts';
import type { Kind, Source } from './caches.ts';
import { createCachedReader } from './lazy-caches.ts';
import type { Read } from './reading.ts';
import { readOrCached } from './watch-document.ts';

/**
 * Reads documents of a collection by id: one read, and none while it is remembered. `scope` as the collection's path
 * has it; `more`: what else its documents follow from.
 */
export function cachedDocuments<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  { kind = 'default', more = [] }: { kind?: Kind; more?: readonly Source[] } = {},
): (id: string, scope?: string) => Promise<Read<S> | null> {
  const recall = createCachedReader<Read<S>>(kind, collection.name);
  return (id, scope) =>
    recall(id, [{ table: collection.name, id }, ...more], () =>
      readOrCached(collection, id, scope).then(({ value }) => value),
    );
}
