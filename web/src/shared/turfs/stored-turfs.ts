import { turfPackets } from '#shared/collections/turfs.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Box } from '../device/box.ts';
import { deviceBox } from '../device/keys.ts';
import { currentMember } from '../session/session-store.ts';
import {
  keyOf,
  ofTurf,
  openTurfs,
  type Place,
  type Plain,
  type StoredAddition,
  type StoredTurf,
  stores,
  type Turfs,
} from './turf-database.ts';

export type { Place, StoredAddition, StoredTurf } from './turf-database.ts';

/** Where nothing can be kept, such as in some private windows and in the demo: for as long as the page is open. */
const memory = {
  turfs: new Map<string, StoredTurf>(),
  events: new Map<string, Map<string, Learned>>(),
  additions: new Map<string, Map<string, StoredAddition>>(),
  places: new Map<string, Place>(),
};

/** Of the member who is signed in; another one finds nothing. Null with nobody. */
function keyFor(turf: string): string | null {
  const member = currentMember();
  return member && keyOf(member.uid, `${turfPackets.path(member.organization)}/${turf}`);
}

/** Rejects where nothing may be kept. */
async function myBox(): Promise<Box> {
  const member = currentMember();
  const box = member && (await deviceBox(member.uid));
  if (!box) throw new Error('Nothing is kept here.');
  return box;
}

async function orIn<T>(disk: () => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await disk();
  } catch {
    return otherwise();
  }
}

/** What the server has told of a turf; whom it does not name, though they were known at `requestedAt`, is there no more. */
export type TurfUpdate = {
  events: readonly Learned[];
  additions: readonly StoredAddition[];
  requestedAt: number;
};

/**
 * Keeps a turf on this device until it is erased, and with it, in one step, what was told of it. Resolves with whether it
 * outlasts the page.
 */
export async function storeTurf(turf: StoredTurf, update?: TurfUpdate): Promise<boolean> {
  const key = keyFor(turf.id);
  if (key === null) return false;
  memory.turfs.set(key, turf);
  if (update) {
    memory.events.set(key, withAll(memory.events.get(key), update.events));
    const additions = new Map(
      [...(memory.additions.get(key) ?? [])].filter(([, { at }]) => at > update.requestedAt),
    );
    memory.additions.set(key, withAll(additions, update.additions));
  }
  return orIn(
    async () => {
      // Before the transaction begins: it would end while it waits.
      const [own, additions, events] = await Promise.all([
        sealedTurf(key, turf),
        sealedRows('met', key, update?.additions ?? []),
        sealedRows('events', key, update?.events ?? []),
      ]);
      const transaction = (await openTurfs()).transaction(stores, 'readwrite', { durability: 'strict' });
      void transaction.objectStore('turfs').put(own, key);
      if (update) {
        const store = transaction.objectStore('met');
        for await (const cursor of store.iterate(ofTurf(key)))
          if (cursor.value.at <= update.requestedAt) void cursor.delete();
        for (const [name, one] of additions) void store.put(one, name);
        for (const [name, one] of events) void transaction.objectStore('events').put(one, name);
      }
      await transaction.done;
      return true;
    },
    () => false,
  );
}

/** Null where it is not on this device. */
export async function readTurf(id: string): Promise<StoredTurf | null> {
  const key = keyFor(id);
  if (key === null) return null;
  const found = await orIn(
    async () => (await myBox()).open(key, await (await openTurfs()).get('turfs', key)),
    () => null,
  );
  return found ?? memory.turfs.get(key) ?? null;
}

/** Every turf that this member has on this device. */
export async function readTurfs(): Promise<readonly StoredTurf[]> {
  const prefix = keyFor('');
  if (prefix === null) return [];
  const inMemory = [...memory.turfs].flatMap(([key, turf]) => (key.startsWith(prefix) ? [turf] : []));
  return orIn(
    async () => {
      const box = await myBox();
      const { store } = (await openTurfs()).transaction('turfs');
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, sealed] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      const opened = await Promise.all(sealed.map((one, at) => box.open(keys[at] ?? '', one)));
      return opened.filter((turf) => turf !== null);
    },
    () => inMemory,
  );
}

/** Erases a turf, what was heard of it and where its canvasser was. What they changed and is not sent waits in the journal. */
export async function dropTurf(id: string): Promise<void> {
  const key = keyFor(id);
  if (key === null) return;
  memory.turfs.delete(key);
  memory.events.delete(key);
  memory.additions.delete(key);
  memory.places.delete(key);
  await orIn(
    async () => {
      const transaction = (await openTurfs()).transaction(stores, 'readwrite');
      void transaction.objectStore('turfs').delete(key);
      void transaction.objectStore('places').delete(key);
      for (const name of ['events', 'met'] as const) void transaction.objectStore(name).delete(ofTurf(key));
      await transaction.done;
    },
    () => undefined,
  );
}

type ListName = 'events' | 'met';
type Row<Name extends ListName> = Plain[Name];
const withAll = <T extends { id: string }>(existing: Map<string, T> | undefined, news: readonly T[]) =>
  new Map([...(existing ?? []), ...news.map((one): [string, T] => [one.id, one])]);

const sealedTurf = async (key: string, turf: StoredTurf) => (await myBox()).seal(key, turf);

/** How the rows of each list are encrypted and opened, by what they are kept by. */
const forms: {
  readonly [Name in ListName]: {
    seal: (box: Box, key: string, row: Row<Name>) => Promise<Turfs[Name]['value']>;
    open: (box: Box, key: string, stored: Turfs[Name]['value']) => Promise<Row<Name> | null>;
  };
} = {
  events: {
    seal: (box, key, row) => box.seal(key, row),
    open: (box, key, stored) => box.open(key, stored),
  },
  met: {
    seal: async (box, key, row) => ({ at: row.at, sealed: await box.seal(key, row) }),
    open: (box, key, { sealed }) => box.open(key, sealed),
  },
};

async function sealedRows<Name extends ListName>(
  name: Name,
  key: string,
  rows: readonly Row<Name>[],
): Promise<[key: string, stored: Turfs[Name]['value']][]> {
  const box = await myBox();
  return Promise.all(
    rows.map(async (row): Promise<[string, Turfs[Name]['value']]> => {
      const own = `${key} ${row.id}`;
      return [own, await forms[name].seal(box, own, row)];
    }),
  );
}

async function listOf<Name extends ListName>(
  name: Name,
  turf: string,
  inMemory: Map<string, Map<string, Row<Name>>>,
): Promise<readonly Row<Name>[]> {
  const key = keyFor(turf);
  if (key === null) return [];
  return orIn<readonly Row<Name>[]>(
    async () => {
      const box = await myBox();
      const { store } = (await openTurfs()).transaction(name);
      const [keys, stored] = await Promise.all([store.getAllKeys(ofTurf(key)), store.getAll(ofTurf(key))]);
      const opened = await Promise.all(stored.map((one, at) => forms[name].open(box, keys[at] ?? '', one)));
      return opened.filter((row) => row !== null);
    },
    () => [...(inMemory.get(key)?.values() ?? [])],
  );
}

/** Of a turf that is on this device; of another one none. */
async function keepIn<Name extends ListName>(
  name: Name,
  turf: string,
  news: readonly Row<Name>[],
  inMemory: Map<string, Map<string, Row<Name>>>,
): Promise<void> {
  const key = keyFor(turf);
  if (key === null || news.length === 0) return;
  inMemory.set(key, withAll(inMemory.get(key), news));
  await orIn(
    async () => {
      const sealed = await sealedRows(name, key, news);
      const transaction = (await openTurfs()).transaction(['turfs', name], 'readwrite');
      const turfKey = await transaction.objectStore('turfs').getKey(key);
      if (turfKey) for (const [own, one] of sealed) void transaction.objectStore(name).put(one, own);
      await transaction.done;
    },
    () => undefined,
  );
}

/** What the server has told of a turf's doors, and what it has taken of this device's own, in no order. */
export const readTurfEvents = (turf: string) => listOf('events', turf, memory.events);
/** Who was met there, so. */
export const readAdditions = (turf: string) => listOf('met', turf, memory.additions);
export const storeTurfEvents = (turf: string, events: readonly Learned[]) =>
  keepIn('events', turf, events, memory.events);
export const storeAdditions = (turf: string, additions: readonly StoredAddition[]) =>
  keepIn('met', turf, additions, memory.additions);

export async function readPlace(turf: string): Promise<Place | null> {
  const key = keyFor(turf);
  if (key === null) return null;
  const found = await orIn(
    async () => (await myBox()).open(key, await (await openTurfs()).get('places', key)),
    () => null,
  );
  return found ?? memory.places.get(key) ?? null;
}

/** Of a turf that is on this device; of another one nothing: a note that is still being typed would outlive it. */
export async function storePlace(turf: string, place: Place): Promise<void> {
  const key = keyFor(turf);
  if (key === null) return;
  const isStored = await orIn(
    async () => {
      const sealed = await (await myBox()).seal(key, place);
      const transaction = (await openTurfs()).transaction(['turfs', 'places'], 'readwrite');
      const turfKey = await transaction.objectStore('turfs').getKey(key);
      if (turfKey) void transaction.objectStore('places').put(sealed, key);
      await transaction.done;
      return turfKey !== undefined;
    },
    () => false,
  );
  if (!isStored && memory.turfs.has(key)) memory.places.set(key, place);
}
