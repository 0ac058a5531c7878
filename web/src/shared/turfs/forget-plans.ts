import { deleteDB, openDB } from 'idb';
import { plansName } from './plan-database.ts';

/**
 * Drops what this device keeps of planning, of everybody, where the paths of its documents are not spared. Where nothing
 * is left, a page that has it open closes it and keeps nothing more; whoever opens it later begins anew.
 */
export async function forgetPlans(spared: (path: string) => boolean): Promise<void> {
  const exists = (await indexedDB.databases()).some(({ name }) => name === plansName);
  if (!exists) return;
  const db = await openDB(plansName);
  let left = 0;
  for (const name of db.objectStoreNames) {
    // In one go: the page is left as soon as all is forgotten.
    const { store, done } = db.transaction(name, 'readwrite');
    const keys = await store.getAllKeys();
    const removed = keys.filter((key) => !spared(String(key).slice(String(key).indexOf('|') + 1)));
    left += keys.length - removed.length;
    if (removed.length === keys.length) void store.clear();
    else for (const key of removed) void store.delete(key);
    await done;
  }
  db.close();
  if (left === 0) await deleteDB(plansName);
}
