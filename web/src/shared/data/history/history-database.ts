import { type DBSchema, deleteDB, openDB } from 'idb';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Sealed } from '../../device/box.ts';
import { deviceStore } from '../device-store.ts';
import type { Span } from './spans.ts';

interface Past extends DBSchema {
  /** Events by the thousand, by whose they are and when the last of them was received: each for itself would take seconds. */
  events: { key: string; value: Sealed<readonly Learned[]> };
  spans: { key: string; value: { spans: readonly Span[]; at: number } };
}
export const historyDatabaseName = 'hustings-field-log';

/** Days of a campaign's log as this device has read them, by member. */
export const openHistory = deviceStore<Past>({
  name: historyDatabaseName,
  version: 1,
  stores: ['events', 'spans'],
});

/**
 * Drops what this device keeps of logs, of everybody, where their paths are not spared. Where nothing is left, a page that
 * has it open closes it and keeps nothing more.
 */
export async function forgetHistory(spared: (path: string) => boolean): Promise<void> {
  const exists = (await indexedDB.databases()).some(({ name }) => name === historyDatabaseName);
  if (!exists) return;
  const db = await openDB<Past>(historyDatabaseName);
  let left = 0;
  const transaction = db.transaction(['events', 'spans'], 'readwrite');
  for (const name of ['events', 'spans'] as const) {
    const store = transaction.objectStore(name);
    for (const key of await store.getAllKeys())
      if (spared(key.slice(key.indexOf('|') + 1))) left += 1;
      else void store.delete(key);
  }
  await transaction.done;
  db.close();
  if (left === 0) await deleteDB(historyDatabaseName);
}
