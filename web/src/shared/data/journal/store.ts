import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from './entry.ts';

interface JournalDatabase extends DBSchema {
  entries: { key: string; value: Entry };
}

let opened: Promise<IDBPDatabase<JournalDatabase>> | null = null;
const database = () => {
  opened ??= openDB<JournalDatabase>('hustings-journal', 1, {
    upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'id' }),
  });
  return opened;
};

/**
 * Strict durability: Chromium's default answers before the bytes reach the disk, and a power cut loses
 * them (developer.chrome.com, "IndexedDB durability mode now defaults to relaxed").
 */
const strict = { durability: 'strict' } as const;

/** Resolves when the entry is on the disk. Throws where the browser keeps no data. */
export async function keep(entry: Entry): Promise<void> {
  const transaction = (await database()).transaction('entries', 'readwrite', strict);
  const put = transaction.store.put(entry);
  // Not left to the browser, which commits once `put` has answered: a page that is closing does not hear that.
  transaction.commit();
  await Promise.all([put, transaction.done]);
}

export async function forget(id: string): Promise<void> {
  const transaction = (await database()).transaction('entries', 'readwrite', strict);
  await Promise.all([transaction.store.delete(id), transaction.done]);
}

export const kept = async (id: string): Promise<Entry | undefined> => (await database()).get('entries', id);

/** One user's entries, oldest first. Another user's stay where they are, unread and unsent. */
export async function keptBy(user: string): Promise<Entry[]> {
  const all = await (await database()).getAll('entries');
  return all.filter((entry) => entry.user === user).sort((one, other) => one.timestamp - other.timestamp);
}
