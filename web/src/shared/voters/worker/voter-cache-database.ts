import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Sealed } from '../../device/box.ts';
import type { Packed } from '../source.ts';

export interface Cached extends DBSchema {
  /** By whose it is and the document's path, with `|` between. */
  packed: { key: string; value: Sealed<Packed> };
}
export const cachedName = 'hustings-voters';

/** `onDeleting`: it is about to be deleted, and was closed for that. */
export const openCached = (onDeleting: () => void): Promise<IDBPDatabase<Cached>> =>
  openDB<Cached>(cachedName, 1, {
    upgrade: (db) => void db.createObjectStore('packed'),
    blocking: (_, __, event) => {
      onDeleting();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
