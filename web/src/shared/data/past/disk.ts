import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Learned } from '#shared/rules/voters/state.ts';
import { isDemo } from '../../demo/mode.ts';
import type { Span } from './spans.ts';

interface Past extends DBSchema {
  events: { key: string; value: Learned };
  spans: { key: string; value: { spans: readonly Span[]; at: number } };
}
export const pastName = 'hustings-field-log';

let opened: Promise<IDBPDatabase<Past>> | null = null;
let closed = false;

/**
 * Days of a campaign's log as this device has read them, by member. Nothing in the demo. A page of which it was taken away
 * keeps nothing more: so nothing that is on its way is put back. Rejects where the browser keeps nothing.
 */
export function openPast(): Promise<IDBPDatabase<Past>> {
  if (isDemo || closed) return Promise.reject(new Error('Nothing is kept here.'));
  opened ??= openDB<Past>(pastName, 1, {
    upgrade(db) {
      db.createObjectStore('events');
      db.createObjectStore('spans');
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
}

/**
 * Drops what this device keeps of logs, of everybody, where their paths are not spared. Where nothing is left, a page that
 * has it open closes it and keeps nothing more.
 */
export async function forgetPast(spared: (path: string) => boolean): Promise<void> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === pastName);
  if (!isThere) return;
  const db = await openDB<Past>(pastName);
  let left = 0;
  for (const store of ['events', 'spans'] as const)
    for (const key of await db.getAllKeys(store)) {
      if (spared(key.slice(key.indexOf('|') + 1))) left += 1;
      else await db.delete(store, key);
    }
  db.close();
  if (left === 0) await deleteDB(pastName);
}
