import { getDocs, type Query } from 'firebase/firestore';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { withValue } from './queries.ts';
import { type Read, readDocuments } from './reading.ts';

/** Somebody who already has this address: one read. */
export async function holderOf<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  organization: string,
  email: string,
): Promise<Read<S> | null> {
  const { docs } = await getDocs(withValue(collection.path(organization), 'email', email, 1));
  return readDocuments(collection, docs).items[0] ?? null;
}

/** The documents of one query, once. The query must carry a limit. */
export async function readList<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  list: Query,
): Promise<Read<S>[]> {
  return readDocuments(collection, (await getDocs(list)).docs).items;
}
