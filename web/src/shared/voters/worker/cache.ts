import type { IDBPDatabase } from 'idb';
import type { Box } from '../../device/box.ts';
import { deviceBox } from '../../device/keys.ts';
import type { Packed } from '../source.ts';
import { type Cached, openCached } from './voter-cache-database.ts';

/** What this device keeps of the voters, by whose it is and the document's path: gzipped columns as they came, encrypted. */
export type Cache = {
  get: (path: string) => Promise<Packed | null>;
  /** False where it cannot be kept: a full device, a private window. */
  put: (path: string, packed: Packed) => Promise<boolean>;
  /** Drops what is not spared, of everybody. */
  prune: (spared: (path: string) => boolean) => Promise<void>;
  close: () => void;
};

/** Once it was deleted under this page, nothing is kept any more: somebody has signed out. */
export function cacheOf(owner: string): Cache {
  let closed = false;
  let opened: Promise<IDBPDatabase<Cached>> | null = null;
  const database = () => {
    if (closed) return Promise.reject(new Error('closed'));
    opened ??= openCached(() => {
      closed = true;
    });
    return opened;
  };
  const keyOf = (path: string) => `${owner}|${path}`;
  const box = async (): Promise<Box> => {
    const found = await deviceBox(owner);
    if (!found) throw new Error('Nothing is kept here.');
    return found;
  };
  return {
    get: async (path) => {
      try {
        return await (await box()).open(keyOf(path), await (await database()).get('packed', keyOf(path)));
      } catch {
        return null;
      }
    },
    put: async (path, packed) => {
      try {
        const sealed = await (await box()).seal(keyOf(path), packed);
        await (await database()).put('packed', sealed, keyOf(path));
        return true;
      } catch {
        return false;
      }
    },
    prune: async (spared) => {
      try {
        await box();
        const db = await database();
        const prefix = keyOf('');
        for (const key of await db.getAllKeys('packed'))
          if (!key.startsWith(prefix) || !spared(key.slice(prefix.length))) await db.delete('packed', key);
      } catch {
        // What cannot be opened holds nothing that anybody reads.
      }
    },
    close() {
      closed = true;
      void opened?.then(
        (db) => db.close(),
        () => undefined,
      );
    },
  };
}

/** Keeps nothing: the demo's, whose voters are made anew each time. */
export const noCache: Cache = {
  get: async () => null,
  put: async () => true,
  prune: async () => undefined,
  close: () => undefined,
};
