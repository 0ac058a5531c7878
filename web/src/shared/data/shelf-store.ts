import { Timestamp } from 'firebase/firestore';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { forgetTurfs } from '../turfs/forget.ts';
import { forgetPlans } from '../turfs/forget-plans.ts';
import { forgetVoters } from '../voters/forget.ts';
import type { Earlier } from './journal/entry.ts';
import { forgetPast } from './past/disk.ts';
import type { Fields, Row } from './reading.ts';
import type { Answer } from './shelf.ts';

/** `size`: characters of what is kept. `used`: when it was kept or asked for last. Moments in milliseconds since 1970. */
type Place = { key: string; user: string; at: number; used: number; size: number };
interface Shelf extends DBSchema {
  answers: { key: string; value: Row[][] };
  places: { key: string; value: Place };
}

const limits = { answers: 300, changes: 200, characters: 20_000_000, ms: 30 * 86_400_000 } as const;

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

const keyOf = (user: string, key: string): string => `${user}|${key}`;
const bare = (key: string): string => key.slice(key.indexOf('|') + 1);

const change = 'own ';
/** What a change is kept by; the same for the same one, for each tab keeps it. `madeAt`: milliseconds since 1970. */
export const keyOfChange = (document: string, madeAt: number): string => `${change}${document} ${madeAt}`;
const isChange = (key: string): boolean => bare(key).startsWith(change);
/** What an answer, or the document of a change, is named by. */
const nameOf = (key: string): string =>
  isChange(key) ? bare(key).slice(change.length, key.lastIndexOf(' ') - key.length) : bare(key);

/** What has to go, so that the newest answers of one user stay within the limits. */
export function surplus(places: readonly Place[], user: string, now: number): string[] {
  const left: Record<'answers' | 'changes', number> = { ...limits };
  let characters = 0;
  return places
    .toSorted((one, other) => other.used - one.used)
    .filter((place) => {
      if (place.user !== user || now - place.at > limits.ms) return true;
      const kind = isChange(place.key) ? 'changes' : 'answers';
      left[kind] -= 1;
      characters += place.size;
      return left[kind] < 0 || characters > limits.characters;
    })
    .map(({ key }) => key);
}

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
    .filter((place) => place.user === user && !isChange(place.key) && now - place.at <= limits.ms)
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

function changeIn(fields: Fields): Earlier;
function changeIn(fields: Fields): object {
  return fields;
}

/** The changes of one user that were kept, oldest first; not one from a moment that is yet to come, by a clock that was put back. */
export async function changes(user: string): Promise<Earlier[]> {
  const own = keyOf(user, change);
  const found = await (await database()).getAll('answers', IDBKeyRange.bound(own, `${own}\uffff`));
  const now = Date.now();
  return found
    .flatMap((rows) => rowsAs(unpacked, rows).flat())
    .map(({ fields }) => changeIn(fields))
    .filter(({ appliedAt }) => appliedAt <= now && now - appliedAt <= limits.ms)
    .sort((one, other) => one.madeAt - other.madeAt);
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

/** Drops the answers, of everybody, whose keys are not spared, and what is kept of voters, turfs and the log by the same rule. */
export const clear = async (spared: (key: string) => boolean): Promise<void> => {
  await Promise.all([
    clearAnswers(spared),
    forgetVoters(spared),
    forgetTurfs(spared),
    forgetPlans(spared),
    forgetPast(spared),
  ]);
};

async function clearAnswers(spared: (key: string) => boolean): Promise<void> {
  const transaction = (await database()).transaction(['answers', 'places'], 'readwrite');
  const kept = transaction.objectStore('answers');
  const places = transaction.objectStore('places');
  for (const { key } of await places.getAll()) {
    if (spared(nameOf(key))) continue;
    void kept.delete(key);
    void places.delete(key);
  }
  await transaction.done;
}
