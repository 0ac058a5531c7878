import type { Reads, Store } from '#shared/usecases/store.ts';

export type Counted = { reads: number; writes: number; deletes: number };
export const nothingCounted = (): Counted => ({ reads: 0, writes: 0, deletes: 0 });

/** Reads, each document counted; a query that finds none costs one. */
export function countedReads<R extends Pick<Reads, 'get' | 'getAll' | 'find'>>(reads: R, count: Counted): R {
  const listed = <T extends readonly unknown[]>(found: T): T => {
    count.reads += Math.max(1, found.length);
    return found;
  };
  return {
    ...reads,
    get: async (...query: Parameters<Reads['get']>) => listed([await reads.get(...query)])[0],
    getAll: async (...query: Parameters<Reads['getAll']>) => listed(await reads.getAll(...query)),
    find: async (...query: Parameters<Reads['find']>) => listed(await reads.find(...query)),
  };
}

/** Documents that one transaction reads, writes and deletes. */
export function countedStore(store: Store, count: Counted): Store {
  const counting =
    <A extends unknown[]>(write: (...about: A) => void, kind: 'writes' | 'deletes' = 'writes') =>
    (...about: A): void => {
      count[kind] += 1;
      write(...about);
    };
  return {
    ...countedReads(store, count),
    create: counting(store.create) as Store['create'],
    set: counting(store.set) as Store['set'],
    merge: counting(store.merge) as Store['merge'],
    update: counting(store.update) as Store['update'],
    delete: counting(store.delete, 'deletes') as Store['delete'],
  };
}
