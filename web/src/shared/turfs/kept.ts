import { turfPackets } from '#shared/collections/turfs.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import { currentMember } from '../session/member.ts';
import { type KeptTurf, keyOf, ofTurf, openTurfs, type Place, stores } from './disk.ts';

export type { KeptTurf, Place } from './disk.ts';

/** Where nothing can be kept, such as in some private windows and in the demo: for as long as the page is open. */
const memory = {
  turfs: new Map<string, KeptTurf>(),
  events: new Map<string, Map<string, Learned>>(),
  places: new Map<string, Place>(),
};

/** Of the member who is signed in; another one finds nothing. Null with nobody. */
function keyFor(turf: string): string | null {
  const member = currentMember();
  return member && keyOf(member.uid, `${turfPackets.path(member.organization)}/${turf}`);
}

async function orIn<T>(disk: () => Promise<T>, otherwise: () => T): Promise<T> {
  try {
    return await disk();
  } catch {
    return otherwise();
  }
}

/** Keeps a turf on this device until it is erased. Resolves with whether it outlasts the page. */
export async function keepTurf(turf: KeptTurf): Promise<boolean> {
  const key = keyFor(turf.id);
  if (key === null) return false;
  memory.turfs.set(key, turf);
  return orIn(
    async () => {
      const transaction = (await openTurfs()).transaction('turfs', 'readwrite', { durability: 'strict' });
      void transaction.store.put(turf, key);
      await transaction.done;
      return true;
    },
    () => false,
  );
}

/** Null where it is not on this device. */
export async function keptTurf(id: string): Promise<KeptTurf | null> {
  const key = keyFor(id);
  if (key === null) return null;
  const found = await orIn(
    async () => (await openTurfs()).get('turfs', key),
    () => undefined,
  );
  return found ?? memory.turfs.get(key) ?? null;
}

/** Every turf that this member has on this device. */
export async function keptTurfs(): Promise<readonly KeptTurf[]> {
  const prefix = keyFor('');
  if (prefix === null) return [];
  const kept = [...memory.turfs].flatMap(([key, turf]) => (key.startsWith(prefix) ? [turf] : []));
  return orIn(
    async () => (await openTurfs()).getAll('turfs', IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
    () => kept,
  );
}

/** Erases a turf, what was heard of it and where its canvasser was. What they changed and is not sent waits in the journal. */
export async function dropTurf(id: string): Promise<void> {
  const key = keyFor(id);
  if (key === null) return;
  memory.turfs.delete(key);
  memory.events.delete(key);
  memory.places.delete(key);
  await orIn(
    async () => {
      const transaction = (await openTurfs()).transaction(stores, 'readwrite');
      void transaction.objectStore('turfs').delete(key);
      void transaction.objectStore('places').delete(key);
      void transaction.objectStore('events').delete(ofTurf(key));
      await transaction.done;
    },
    () => undefined,
  );
}

/** What the log has told of a turf, and what the server has taken of this device's own, in no order. */
export async function keptEvents(turf: string): Promise<readonly Learned[]> {
  const key = keyFor(turf);
  if (key === null) return [];
  return orIn(
    async () => (await openTurfs()).getAll('events', ofTurf(key)),
    () => [...(memory.events.get(key)?.values() ?? [])],
  );
}

/** Keeps events of a turf that is on this device; of another one none. */
export async function keepEvents(turf: string, events: readonly Learned[]): Promise<void> {
  const key = keyFor(turf);
  if (key === null || events.length === 0) return;
  const held = memory.events.get(key) ?? new Map<string, Learned>();
  for (const event of events) held.set(event.id, event);
  memory.events.set(key, held);
  await orIn(
    async () => {
      const transaction = (await openTurfs()).transaction(['turfs', 'events'], 'readwrite');
      const isHere = await transaction.objectStore('turfs').getKey(key);
      if (isHere)
        for (const event of events) void transaction.objectStore('events').put(event, `${key} ${event.id}`);
      await transaction.done;
    },
    () => undefined,
  );
}

export async function keptPlace(turf: string): Promise<Place | null> {
  const key = keyFor(turf);
  if (key === null) return null;
  const found = await orIn(
    async () => (await openTurfs()).get('places', key),
    () => undefined,
  );
  return found ?? memory.places.get(key) ?? null;
}

export async function keepPlace(turf: string, place: Place): Promise<void> {
  const key = keyFor(turf);
  if (key === null) return;
  memory.places.set(key, place);
  await orIn(
    async () => {
      await (await openTurfs()).put('places', place, key);
    },
    () => undefined,
  );
}
