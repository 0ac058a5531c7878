import { openTurfs, pathIn, stores, turfsName } from './turf-database.ts';

/** Drops what this device keeps of turfs, of everybody, where the paths of their packets are not spared. */
export async function forgetTurfs(spared: (path: string) => boolean): Promise<void> {
  const exists = (await indexedDB.databases()).some(({ name }) => name === turfsName);
  if (!exists) return;
  const transaction = (await openTurfs()).transaction(stores, 'readwrite');
  for (const name of stores) {
    const store = transaction.objectStore(name);
    for (const key of await store.getAllKeys()) if (!spared(pathIn(key))) void store.delete(key);
  }
  await transaction.done;
}
