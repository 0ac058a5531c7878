import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Box, type BoxKeys, boxOf, makeBoxKeys } from './box.ts';

/** `id`: tells this key from one that was made after it. */
type DeviceKeys = { uid: string; id: string; keys: BoxKeys };
type JournalKey = { uid: string; key: CryptoKey };
/** `endSession`: whoever used this device signed out here, so their session goes too. */
export type Forgetting = { endSession: boolean };

interface Keys extends DBSchema {
  device: { key: 'current'; value: DeviceKeys };
  journal: { key: 'current'; value: JournalKey };
  /** There while this device is forgetting a member: nothing is read or stored before that is finished. */
  forgetting: { key: 'current'; value: Forgetting };
}
const stores = ['device', 'journal', 'forgetting'] as const;
export const keysName = 'hustings-keys';

let opened: Promise<IDBPDatabase<Keys>> | null = null;
const database = (): Promise<IDBPDatabase<Keys>> => {
  opened ??= openDB<Keys>(keysName, 1, {
    upgrade(db) {
      for (const store of stores) db.createObjectStore(store);
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

/** A copy of a browser's databases has no keys in it, but what stands in their place. */
const isWhole = ({ keys }: DeviceKeys): boolean =>
  keys.cipher instanceof CryptoKey && keys.names instanceof CryptoKey;

/** This page's, once it has them: a page never goes back to the disk for another one's. */
let cached: DeviceKeys | null = null;
/** This page has destroyed the keys: it stores nothing more. */
let closed = false;
/** How often it has: keys that were on their way are not used. */
let destroyed = 0;

/** The key of unsent changes, once this page has it. */
let journal: JournalKey | null = null;

export type Made = 'made' | 'anothers' | 'forgetting';

/**
 * Makes the keys of an account that has signed in, unless they are there. `anothers`: those of another account are in the
 * way, `forgetting`: this device has not finished forgetting it. Rejects where the browser keeps nothing.
 */
export async function makeDeviceKeys(uid: string): Promise<Made> {
  const before = destroyed;
  // Before the transaction, which ends by itself while it waits for anything else.
  const fresh: DeviceKeys = { uid, id: crypto.randomUUID(), keys: await makeBoxKeys() };
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
  const device = transaction.objectStore('device');
  const [found, forgetting] = await Promise.all([
    device.get('current'),
    transaction.objectStore('forgetting').get('current'),
  ]);
  const stored = found && isWhole(found) ? found : undefined;
  if (forgetting) return 'forgetting';
  if (stored && stored.uid !== uid) return 'anothers';
  if (!stored) void device.put(fresh, 'current');
  // It came while the former member was being forgotten.
  if (journal?.uid === uid) void transaction.objectStore('journal').put(journal, 'current');
  await transaction.done;
  if (destroyed !== before) return 'forgetting';
  closed = false;
  cached = stored ?? fresh;
  return 'made';
}

/** The keys of what this device keeps of an account; null where nothing may be kept or read. Never rejects. */
export async function deviceKeys(uid: string): Promise<BoxKeys | null> {
  if (closed) return null;
  if (cached) return cached.uid === uid ? cached.keys : null;
  try {
    const transaction = (await database()).transaction(['device', 'forgetting']);
    const [stored, forgetting] = await Promise.all([
      transaction.objectStore('device').get('current'),
      transaction.objectStore('forgetting').get('current'),
    ]);
    if (closed || forgetting || stored?.uid !== uid || !isWhole(stored)) return null;
    cached = stored;
    return stored.keys;
  } catch {
    return null;
  }
}

let box: { of: BoxKeys; box: Box } | null = null;
/** The same, ready to be used. */
export async function deviceBox(uid: string): Promise<Box | null> {
  const keys = await deviceKeys(uid);
  if (keys && box?.of !== keys) box = { of: keys, box: boxOf(keys) };
  return keys && (box?.box ?? null);
}

/** The key of an account's unsent changes as the server gave it to this device; null where it has not. Never rejects. */
export async function journalKey(uid: string): Promise<CryptoKey | null> {
  if (journal?.uid === uid) return journal.key;
  try {
    const stored = await (await database()).get('journal', 'current');
    if (stored?.uid !== uid || !(stored.key instanceof CryptoKey)) return null;
    journal = stored;
    return stored.key;
  } catch {
    return null;
  }
}

/** Keeps it for the next page, which may have no connection. Where it cannot be kept, this page has it. Never rejects. */
export async function keepJournalKey(uid: string, key: CryptoKey): Promise<void> {
  journal = { uid, key };
  try {
    const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
    const device = await transaction.objectStore('device').get('current');
    // Signed out meanwhile, or somebody else by now.
    if (device?.uid === uid && !closed) void transaction.objectStore('journal').put(journal, 'current');
    await transaction.done;
  } catch {
    // The next page asks the server for it.
  }
}

/**
 * Destroys the keys and says that the rest is to be forgotten, all in one write: from here on nothing that this device
 * stored opens. False where the keys are of a session that began after this page's. Rejects where the browser keeps nothing.
 */
export async function destroyKeys(forgetting: Forgetting): Promise<boolean> {
  closed = true;
  destroyed += 1;
  try {
    return await clearKeys(forgetting);
  } catch {
    // A full disk has no room for the mark, and a browser may have closed the connection: the keys go all the same.
    void opened?.then(
      (db) => db.close(),
      () => undefined,
    );
    opened = null;
    const isOwn = await clearKeys(null);
    if (isOwn) await clearKeys(forgetting).catch(() => undefined);
    return isOwn;
  }
}

/** `forgetting`: the mark to set in the same write. */
async function clearKeys(forgetting: Forgetting | null): Promise<boolean> {
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' });
  const [device, state] = [transaction.objectStore('device'), transaction.objectStore('forgetting')];
  const [stored, already] = await Promise.all([device.get('current'), state.get('current')]);
  const isLater = cached !== null && stored !== undefined && stored.id !== cached.id;
  const endSession = forgetting?.endSession || already?.endSession === true;
  await Promise.all([
    ...(isLater ? [] : [device.clear(), transaction.objectStore('journal').clear()]),
    ...(isLater || !forgetting ? [] : [state.put({ endSession }, 'current')]),
    transaction.done,
  ]);
  return !isLater;
}

/** What a page before this one began to forget and did not finish. A visitor who was never here gets no database. */
export async function forgettingNow(): Promise<Forgetting | null> {
  try {
    const exists = (await indexedDB.databases()).some(({ name }) => name === keysName);
    return exists ? ((await (await database()).get('forgetting', 'current')) ?? null) : null;
  } catch {
    return null;
  }
}

/** Everything is gone. Never rejects. */
export async function endForgetting(): Promise<void> {
  try {
    await (await database()).delete('forgetting', 'current');
  } catch {
    // The next start forgets once more.
  }
}
