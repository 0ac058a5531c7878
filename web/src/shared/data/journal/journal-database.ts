import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { SealedEntry } from './sealed-entries.ts';

interface JournalDatabase extends DBSchema {
  entries: { key: string; value: SealedEntry; indexes: { timestamp: number; lane: string } };
}
export type Entries = IDBPObjectStore<JournalDatabase, 'entries'[], 'entries', 'readwrite'>;

export type Durability = { durability: 'strict' | 'relaxed' };
/**
 * Chromium's default answers before the bytes reach the disk, and a power cut loses them (developer.chrome.com,
 * "IndexedDB durability mode now defaults to relaxed").
 */
const strict: Durability = { durability: 'strict' };
/** For what may come back after a power cut: a change that has arrived is then sent once more, which changes nothing. */
export const relaxed: Durability = { durability: 'relaxed' };

/** Of the database; an entry has a version of its own. */
const version = 3;

/** Does `work` in one transaction; throws where the browser keeps no data, or has no room. */
export type Disk = <T>(work: (entries: Entries) => Promise<T>, how?: Durability) => Promise<T>;

/**
 * The database `hustings-journal`, opened when it is first asked for. `blocked`: a tab with the former version has it
 * open; until that one is closed every transaction is refused. `ready`: it is open.
 */
export function openDisk(blocked: () => void, ready: () => void): Disk {
  let opened: Promise<IDBPDatabase<JournalDatabase>> | null = null;
  const closed = () => {
    opened = null;
  };

  function open(): Promise<IDBPDatabase<JournalDatabase>> {
    let giveUp = (_: Error) => {};
    const refused = new Promise<never>((_, refuse) => {
      giveUp = refuse;
    });
    const opening = openDB<JournalDatabase>('hustings-journal', version, {
      upgrade: (db) => {
        if (db.objectStoreNames.contains('entries')) db.deleteObjectStore('entries');
        const entries = db.createObjectStore('entries', { keyPath: 'id' });
        entries.createIndex('timestamp', 'timestamp');
        entries.createIndex('lane', 'lane');
      },
      blocked: () => {
        blocked();
        giveUp(new Error('An older version of the app has the journal open.'));
      },
      // A newer version of the app wants it: this one keeps its changes in memory from here on.
      blocking: (_, __, { target }) => {
        closed();
        if (target instanceof IDBDatabase) target.close();
      },
      terminated: closed,
    });
    opening.then((db) => {
      opened = Promise.resolve(db);
      ready();
    }, closed);
    return Promise.race([opening, refused]);
  }

  async function begin(how: Durability) {
    opened ??= open();
    return (await opened).transaction('entries', 'readwrite', how);
  }

  return async (work, how = strict) => {
    const { store, done } = await begin(how).catch((error: unknown) => {
      // Safari closes connections behind our back.
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      closed();
      return begin(how);
    });
    // The request's own error says more, and comes by `work`.
    done.catch(() => undefined);
    const result = await work(store);
    await done;
    return result;
  };
}
