import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type BoxKeys, boxOf, makeBoxKeys, type Sealed } from '../device/box.ts';
import { deviceKeys } from '../device/keys.ts';
import type { PackedImport } from './voter-import-protocol.ts';

/**
 * Packed imports that have not been sent yet: with them a tab that was closed goes on without the file. Encrypted; the demo's
 * under keys of its page alone, so that a file that a visitor tries there is gone with it.
 */
interface Scratch extends DBSchema {
  imports: { key: string; value: { member: string; organization: string; sealed: Sealed<PackedImport> } };
  chunks: { key: [fileId: string, index: number]; value: Sealed<Uint8Array> };
}

let opened: Promise<IDBPDatabase<Scratch>> | null = null;
let closed = false;
/** Once it was deleted under this page, nothing is kept any more: somebody has signed out. */
const database = () => {
  if (closed) return Promise.reject(new Error('Nothing is kept here.'));
  opened ??= openDB<Scratch>('hustings-voter-imports', 1, {
    upgrade: (db) => {
      db.createObjectStore('imports');
      db.createObjectStore('chunks');
    },
    blocking: (_, __, { target }) => {
      closed = true;
      if (target instanceof IDBDatabase) target.close();
    },
    terminated: () => {
      opened = null;
    },
  });
  return opened;
};

let own: Promise<BoxKeys> | null = null;
/** What encrypts a member's imports. The page hands it to the worker, which does not know whether it is the demo's. */
export async function scratchKeys(member: string): Promise<BoxKeys> {
  const keys = await deviceKeys(member);
  if (keys) return keys;
  own ??= makeBoxKeys();
  return own;
}

const chunksOf = (fileId: string) => IDBKeyRange.bound([fileId, 0], [fileId, Number.MAX_SAFE_INTEGER]);
const nameOf = (fileId: string, index: number): string => `${fileId} ${index}`;

/** Imports that this member packed for this organization and that are not forgotten yet, newest first. */
export async function packedImports(organization: string, member: string): Promise<PackedImport[]> {
  const box = boxOf(await scratchKeys(member));
  const { store } = (await database()).transaction('imports');
  const [ids, found] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const all = await Promise.all(found.map(({ sealed }, at) => box.open(ids[at] ?? '', sealed)));
  return all
    .filter((one) => one !== null)
    .filter((one) => one.organization === organization && one.member === member)
    .sort((one, other) => other.made_at - one.made_at);
}

/** The bytes of one chunk as `chunk` sends them; null where the device has cleared them away. */
export async function packedChunk(
  { fileId, member }: Pick<PackedImport, 'fileId' | 'member'>,
  index: number,
): Promise<Uint8Array | null> {
  const sealed = await (await database()).get('chunks', [fileId, index]);
  return boxOf(await scratchKeys(member)).open(nameOf(fileId, index), sealed);
}

export async function keepChunk(
  keys: BoxKeys,
  fileId: string,
  index: number,
  bytes: Uint8Array,
): Promise<void> {
  const sealed = await boxOf(keys).seal(nameOf(fileId, index), bytes);
  await (await database()).put('chunks', sealed, [fileId, index]);
}

/** Written last: an import without this was never finished, and its chunks go with `forgetOrphans`. */
export async function keepImport(keys: BoxKeys, packed: PackedImport): Promise<void> {
  const { fileId, member, organization } = packed;
  const sealed = await boxOf(keys).seal(fileId, packed);
  await (await database()).put('imports', { member, organization, sealed }, fileId);
}

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
