import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptImport } from './protocol.ts';

/**
 * Packed imports that have not been sent yet: with them a tab that was closed goes on without the file. At sign-out, and when
 * somebody may not read voters any more, `shared/voters/forget.ts` empties it by its name.
 */
interface Scratch extends DBSchema {
  imports: { key: string; value: KeptImport };
  chunks: { key: [fileId: string, index: number]; value: Uint8Array };
}

let opened: Promise<IDBPDatabase<Scratch>> | null = null;
const database = () => {
  opened ??= openDB<Scratch>('hustings-voter-imports', 1, {
    upgrade: (db) => {
      db.createObjectStore('imports', { keyPath: 'fileId' });
      db.createObjectStore('chunks');
    },
    terminated: () => {
      opened = null;
    },
  });
  return opened;
};

const chunksOf = (fileId: string) => IDBKeyRange.bound([fileId, 0], [fileId, Number.MAX_SAFE_INTEGER]);

/** Imports that this member packed for this organization and that are not forgotten yet, newest first. */
export async function keptImports(organization: string, member: string): Promise<KeptImport[]> {
  const all = await (await database()).getAll('imports');
  return all
    .filter((one) => one.organization === organization && one.member === member)
    .sort((one, other) => other.made_at - one.made_at);
}

/** The bytes of one chunk as `chunk` sends them; null where the device has cleared them away. */
export const keptChunk = async (fileId: string, index: number): Promise<Uint8Array | null> =>
  (await (await database()).get('chunks', [fileId, index])) ?? null;

export const keepChunk = async (fileId: string, index: number, bytes: Uint8Array): Promise<void> => {
  await (await database()).put('chunks', bytes, [fileId, index]);
};

/** Written last: an import without this was never finished, and its chunks go with `forgetOrphans`. */
export const keepImport = async (kept: KeptImport): Promise<void> => {
  await (await database()).put('imports', kept);
};

/** After `finish` or `cancel`. */
export async function forgetImport(fileId: string): Promise<void> {
  const transaction = (await database()).transaction(['imports', 'chunks'], 'readwrite');
  void transaction.objectStore('imports').delete(fileId);
  void transaction.objectStore('chunks').delete(chunksOf(fileId));
  await transaction.done;
}

/** Chunks of imports that were stopped or whose tab was closed while they were packed. */
export async function forgetOrphans(): Promise<void> {
  const transaction = (await database()).transaction(['imports', 'chunks'], 'readwrite');
  const known = new Set(await transaction.objectStore('imports').getAllKeys());
  const chunks = transaction.objectStore('chunks');
  for (const key of await chunks.getAllKeys()) if (!known.has(key[0])) void chunks.delete(key);
  await transaction.done;
}
