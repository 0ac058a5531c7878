import { type DBSchema, deleteDB, openDB } from 'idb';
import type { Learned } from '#shared/rules/voters/state.ts';
import { deviceStore } from '../device-store.ts';
import type { Span } from './spans.ts';

interface Past extends DBSchema {
  events: { key: string; value: Learned };
  spans: { key: string; value: { spans: readonly Span[]; at: number } };
}
export const pastName = 'hustings-field-log';

/** Days of a campaign's log as this device has read them, by member. */
export const openPast = deviceStore<Past>({
  name: pastName,
  version: 1,
  stores: ['events', 'spans'],
  ends: true,
});

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
