import { Timestamp } from 'firebase/firestore';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Fields, Row } from './reading.ts';
import type { Answer } from './shelf.ts';

/** `size`: characters of what is kept. `used`: when it was kept or asked for last. Moments in milliseconds since 1970. */
type Place = { key: string; user: string; at: number; used: number; size: number };
interface Shelf extends DBSchema {
  answers: { key: string; value: Row[][] };
  places: { key: string; value: Place };
}

const limits = { answers: 300, characters: 20_000_000, ms: 30 * 86_400_000 } as const;

let opened: Promise<IDBPDatabase<Shelf>> | null = null;
const database = () => {
  opened ??= openDB<Shelf>('hustings-shelf', 1, {
    upgrade: (db) => {
      db.createObjectStore('answers');
      db.createObjectStore('places', { keyPath: 'key' });
    },
  });
  return opened;
};

const isInstant = (value: object): value is { toMillis(): number } => 'toMillis' in value;

/** A timestamp is a class of Firestore's, which the browser does not store; a date it does, and documents have none. */
function packed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(packed);
  if (typeof value !== 'object' || value === null) return value;
  return isInstant(value) ? new Date(value.toMillis()) : fieldsAs(packed, value);
}
function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked);
  if (typeof value !== 'object' || value === null) return value;
  return value instanceof Date ? Timestamp.fromDate(value) : fieldsAs(unpacked, value);
}
const fieldsAs = (as: (value: unknown) => unknown, fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, as(value)]));

const rowsAs = (as: (value: unknown) => unknown, answer: Answer): Row[][] =>
  answer.map((rows) => rows.map(({ id, fields }) => ({ id, fields: fieldsAs(as, fields) })));

/** What has to go, so that the newest answers of one user stay within the limits. */
export function surplus(places: readonly Place[], user: string, now: number): string[] {
  let answers = 0;
  let characters = 0;
  return places
    .toSorted((one, other) => other.used - one.used)
    .filter((place) => {
      if (place.user !== user || now - place.at > limits.ms) return true;
      answers += 1;
      characters += place.size;
      return answers > limits.answers || characters > limits.characters;
    })
    .map(({ key }) => key);
}

const keyOf = (user: string, key: string): string => `${user}|${key}`;

/** Keeps answers of one user, and drops those of others, the old ones and what is too much. */
export async function put(
  user: string,
  answers: readonly { key: string; value: Answer; at: number }[],
): Promise<void> {
  const transaction = (await database()).transaction(['answers', 'places'], 'readwrite');
  const kept = transaction.objectStore('answers');
  const places = transaction.objectStore('places');
  for (const { key, value, at } of answers) {
    const rows = rowsAs(packed, value);
    void kept.put(rows, keyOf(user, key));
    void places.put({ key: keyOf(user, key), user, at, used: at, size: JSON.stringify(rows).length });
  }
  for (const key of surplus(await places.getAll(), user, Date.now())) {
    void kept.delete(key);
    void places.delete(key);
  }
  await transaction.done;
}

export type Kept = { value: Answer; at: number };

/** What a first screen may want: as many answers, and characters in all. */
const first = { answers: 16, characters: 200_000 } as const;

/** The answers that somebody used last, in one look, and the one of `key` in any case. They do not count as used by it. */
export async function latest(user: string, key: string): Promise<Map<string, Kept>> {
  const transaction = (await database()).transaction(['answers', 'places']);
  const now = Date.now();
  const wanted = keyOf(user, key);
  let characters = 0;
  const places = (await transaction.objectStore('places').getAll())
    .filter((place) => place.user === user && now - place.at <= limits.ms)
    .sort((one, other) => Number(other.key === wanted) - Number(one.key === wanted) || other.used - one.used)
    .slice(0, first.answers)
    .filter(({ size }) => {
      characters += size;
      return characters <= first.characters;
    });
  const store = transaction.objectStore('answers');
  const found = await Promise.all(places.map(async (place) => [place, await store.get(place.key)] as const));
  return new Map(
    found.flatMap(([{ key: whole, at }, rows]) =>
      rows ? [[whole.slice(keyOf(user, '').length), { value: rowsAs(unpacked, rows), at }]] : [],
    ),
  );
}

/** One answer, which counts as used. */
export async function take(user: string, key: string): Promise<Kept | null> {
  const transaction = (await database()).transaction(['answers', 'places'], 'readwrite');
  const places = transaction.objectStore('places');
  const [rows, place] = await Promise.all([
    transaction.objectStore('answers').get(keyOf(user, key)),
    places.get(keyOf(user, key)),
  ]);
  const now = Date.now();
  const good = rows && place && now - place.at <= limits.ms;
  if (good) void places.put({ ...place, used: now });
  await transaction.done;
  return good ? { value: rowsAs(unpacked, rows), at: place.at } : null;
}

/** Drops the answers, of everybody, whose keys are not spared. */
export async function clear(spared: (key: string) => boolean): Promise<void> {
  const transaction = (await database()).transaction(['answers', 'places'], 'readwrite');
  const kept = transaction.objectStore('answers');
  const places = transaction.objectStore('places');
  for (const { key, user } of await places.getAll()) {
    if (spared(key.slice(keyOf(user, '').length))) continue;
    void kept.delete(key);
    void places.delete(key);
  }
  await transaction.done;
}
