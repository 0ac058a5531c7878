import type { Collection, Shape } from '#shared/collections/define.ts';
import { remembering } from './cached.ts';
import type { Kind, Source } from './caches.ts';
import { holderOf } from './lookup.ts';
import type { Read } from './reading.ts';
import { readKept } from './watch.ts';

/**
 * Reads documents of a collection by id: one read, and none while it is remembered. `scope` as the collection's path
 * has it; `more`: what else its documents follow from.
 */
export function documentsOf<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  { kind = 'default', more = [] }: { kind?: Kind; more?: readonly Source[] } = {},
): (id: string, scope?: string) => Promise<Read<S> | null> {
  const recall = remembering<Read<S>>(kind, collection.name);
  return (id, scope) =>
    recall(id, [{ table: collection.name, id }, ...more], () =>
      readKept(collection, id, scope).then(({ value }) => value),
    );
}

/** Finds who already has an e-mail address: one read, and none while it is remembered. */
export function holdersIn<N extends string, S extends Shape>(
  collection: Collection<N, S>,
): (organization: string, email: string) => Promise<Read<S> | null> {
  const recall = remembering<Read<S>>('default', `${collection.name} by address`);
  return (organization, email) =>
    recall(email, [{ table: collection.name }], () => holderOf(collection, organization, email));
}
