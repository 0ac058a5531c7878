import { deleteDB, openDB } from 'idb';
import { cachedName, openCached } from './worker/voter-cache-database.ts';

/** Imports that wait on this device to be sent on: `worker/scratch.ts` of the import. */
const importsName = 'hustings-voter-imports';

const exists = async (name: string): Promise<boolean> =>
  (await indexedDB.databases()).some((one) => one.name === name);

const chunksIn = (organization: unknown): string => `organizations/${organization}/voter_chunks/all`;

/** Empties it where one of its imports is not spared. Not deleted: a page that has it open would keep it from going. */
async function forgetImports(spared: (path: string) => boolean): Promise<void> {
  if (!(await exists(importsName))) return;
  const db = await openDB(importsName);
  const stores = [...db.objectStoreNames];
  if (stores.includes('imports')) {
    const imports: unknown[] = await db.getAll('imports');
    const isSpared = (one: unknown) =>
      typeof one === 'object' && one !== null && spared(chunksIn(Reflect.get(one, 'organization')));
    if (imports.length === 0 || !imports.every(isSpared)) for (const store of stores) await db.clear(store);
  }
  db.close();
}

/** Whoever has it open closes it, and keeps nothing more: so nothing that is on its way is put back. */
async function forgetPacked(spared: (path: string) => boolean): Promise<void> {
  if (!(await exists(cachedName))) return;
  const db = await openCached(() => undefined);
  const keys = await db.getAllKeys('packed');
  const removed = keys.filter((key) => !spared(key.slice(key.indexOf('|') + 1)));
  if (removed.length === keys.length) {
    db.close();
    await deleteDB(cachedName);
    return;
  }
  for (const key of removed) await db.delete('packed', key);
  db.close();
}

/** Drops what this device keeps of voters, of everybody, where the paths of its documents are not spared. */
export async function forgetVoters(spared: (path: string) => boolean): Promise<void> {
  await Promise.all([forgetPacked(spared), forgetImports(spared)]);
}
