import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import { isDemo } from '../demo/mode.ts';

type StoreOptions<S extends DBSchema> = {
  name: string;
  version: number;
  stores: readonly StoreNames<S>[];
};

/**
 * How a database of this device is opened, once for each page. Nothing is kept in the demo. Whoever has it open closes it
 * for one who would delete it, and keeps nothing more: so nothing that is on its way is put back. Opening rejects where the
 * browser keeps nothing. What is put into it is encrypted by whoever puts it (`shared/device`).
 */
export function deviceStore<S extends DBSchema>({ name, version, stores }: StoreOptions<S>) {
  let opened: Promise<IDBPDatabase<S>> | null = null;
  let closed = false;
  return (): Promise<IDBPDatabase<S>> => {
    if (isDemo || closed) return Promise.reject(new Error('Nothing is kept here.'));
    opened ??= openDB<S>(name, version, {
      upgrade(db) {
        for (const store of stores) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
      },
      blocking: (_, __, { target }) => {
        closed = true;
        opened = null;
        if (target instanceof IDBDatabase) target.close();
      },
      terminated: () => {
        opened = null;
      },
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
}
