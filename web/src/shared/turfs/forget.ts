import { openTurfs, pathIn, stores, turfsName } from './disk.ts';

/** Drops what this device keeps of turfs, of everybody, where the paths of their packets are not spared. */
export async function forgetTurfs(spared: (path: string) => boolean): Promise<void> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === turfsName);
  if (!isThere) return;
  const transaction = (await openTurfs()).transaction(stores, 'readwrite');
  for (const name of stores) {
    const store = transaction.objectStore(name);
    for (const key of await store.getAllKeys()) if (!spared(pathIn(key))) void store.delete(key);
  }
  await transaction.done;
}
