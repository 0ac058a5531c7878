import { Timestamp } from 'firebase/firestore';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Box, Sealed } from '../device/box.ts';
import { deviceBox } from '../device/keys.ts';
import { forgetPlans } from '../turfs/forget-plans.ts';
import { forgetTurfs } from '../turfs/forget-turfs.ts';
import { forgetVoters } from '../voters/forget-voters.ts';
import { deviceStore } from './device-store.ts';
import { forgetHistory } from './history/history-database.ts';
import type { Earlier } from './journal/entry.ts';
import type { Answer, Fields, Row } from './reading.ts';

/**
 * What the store knows of an answer without opening it. `key`: the name, hidden, so that nothing tells what was looked for.
 * `size`: characters of what is kept. `used`: when it was kept or asked for last. Moments in milliseconds since 1970.
 */
type Place = {
  key: string;
  user: string;
  kind: 'answer' | 'change';
  at: number;
  used: number;
  size: number;
  name: Sealed<string>;
};
interface QueryCacheSchema extends DBSchema {
  answers: { key: string; value: Sealed<Row[][]> };
  places: { key: string; value: Place };
}

const limits = { answers: 300, changes: 200, characters: 20_000_000, ms: 30 * 86_400_000 } as const;

const open = deviceStore<QueryCacheSchema>({
  name: 'hustings-shelf',
  version: 1,
  stores: ['answers', 'places'],
});

/** The database, and what encrypts this user's part of it. Rejects where nothing can be kept. */
async function openFor(user: string): Promise<{ db: IDBPDatabase<QueryCacheSchema>; box: Box }> {
  const [db, box] = await Promise.all([open(), deviceBox(user)]);
  if (!box) throw new Error('Nothing is kept here.');
  return { db, box };
}

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

const wholeOf = (user: string, key: string): string => `${user}|${key}`;

const change = 'own ';
/** What a change is kept by; the same for the same one, for each tab keeps it. `madeAt`: milliseconds since 1970. */
export const keyOfChange = (document: string, madeAt: number): string => `${change}${document} ${madeAt}`;
const kindOf = (key: string): Place['kind'] => (key.startsWith(change) ? 'change' : 'answer');
/** What an answer, or the document of a change, is named by. */
const nameOf = (key: string): string =>
  kindOf(key) === 'change' ? key.slice(change.length, key.lastIndexOf(' ')) : key;

/** What has to go, so that the newest answers of one user stay within the limits. */
export function surplus(places: readonly Omit<Place, 'name'>[], user: string, now: number): string[] {
  const left: Record<Place['kind'], number> = { answer: limits.answers, change: limits.changes };
  let characters = 0;
  return places
    .toSorted((one, other) => other.used - one.used)
    .filter((place) => {
      if (place.user !== user || now - place.at > limits.ms) return true;
      left[place.kind] -= 1;
      characters += place.size;
      return left[place.kind] < 0 || characters > limits.characters;
    })
    .map(({ key }) => key);
}

/** Keeps answers of one user, and drops those of others, the old ones and what is too much. */
export async function putAnswers(
  user: string,
  answers: readonly { key: string; value: Answer; at: number }[],
): Promise<void> {
  const { db, box } = await openFor(user);
  // Encrypted before the transaction begins: it would end while it waits.
  const sealed = await Promise.all(
    answers.map(async ({ key, value, at }) => {
      const whole = wholeOf(user, key);
      const rows = rowsAs(packed, value);
      const [hidden, answer, name] = await Promise.all([
        box.hide(whole),
        box.seal(whole, rows),
        box.seal(user, key),
      ]);
      const place = { key: hidden, user, kind: kindOf(key), at, used: at, size: answer.length, name };
      return { answer, place };
    }),
  );
  const transaction = db.transaction(['answers', 'places'], 'readwrite');
  const storedAnswers = transaction.objectStore('answers');
  const places = transaction.objectStore('places');
  for (const { answer, place } of sealed) {
    void storedAnswers.put(answer, place.key);
    void places.put(place, place.key);
  }
  for (const key of surplus(await places.getAll(), user, Date.now())) {
    void storedAnswers.delete(key);
    void places.delete(key);
  }
  await transaction.done;
}

export type StoredAnswer = { value: Answer; at: number };

/** What a first screen may want: as many answers, and characters in all. */
const first = { answers: 16, characters: 200_000 } as const;

/** What is kept in some places, by its name; what does not open is not there. */
async function opened(
  { db, box }: { db: IDBPDatabase<QueryCacheSchema>; box: Box },
  user: string,
  places: readonly Place[],
): Promise<Map<string, StoredAnswer>> {
  const { store } = db.transaction('answers');
  const sealed = await Promise.all(places.map(({ key }) => store.get(key)));
  const found = await Promise.all(
    places.map(async ({ name, at }, number): Promise<[string, StoredAnswer][]> => {
      const key = await box.open(user, name);
      const rows = key === null ? null : await box.open(wholeOf(user, key), sealed[number]);
      return key === null || rows === null ? [] : [[key, { value: rowsAs(unpacked, rows), at }]];
    }),
  );
  return new Map(found.flat());
}

/** The answers that somebody used last, in one look, and the one of `key` in any case. They do not count as used by it. */
export async function latestAnswers(user: string, key: string): Promise<Map<string, StoredAnswer>> {
  const cache = await openFor(user);
  const now = Date.now();
  const [firstKey, all] = await Promise.all([cache.box.hide(wholeOf(user, key)), cache.db.getAll('places')]);
  let characters = 0;
  const places = all
    .filter((place) => place.user === user && place.kind === 'answer' && now - place.at <= limits.ms)
    .sort(
      (one, other) => Number(other.key === firstKey) - Number(one.key === firstKey) || other.used - one.used,
    )
    .slice(0, first.answers)
    .filter(({ size }) => {
      characters += size;
      return characters <= first.characters;
    });
  return opened(cache, user, places);
}

function changeIn(fields: Fields): Earlier;
function changeIn(fields: Fields): object {
  return fields;
}

/** The changes of one user that were kept, oldest first; not one from a moment that is yet to come, by a clock that was put back. */
export async function storedChanges(user: string): Promise<Earlier[]> {
  const cache = await openFor(user);
  const places = (await cache.db.getAll('places')).filter(
    (place) => place.user === user && place.kind === 'change',
  );
  const now = Date.now();
  return [...(await opened(cache, user, places)).values()]
    .flatMap(({ value }) => value.flat())
    .map(({ fields }) => changeIn(fields))
    .filter(({ appliedAt }) => appliedAt <= now && now - appliedAt <= limits.ms)
    .sort((one, other) => one.madeAt - other.madeAt);
}

/** One answer, which counts as used. */
export async function takeAnswer(user: string, key: string): Promise<StoredAnswer | null> {
  const { db, box } = await openFor(user);
  const whole = wholeOf(user, key);
  const hidden = await box.hide(whole);
  const transaction = db.transaction(['answers', 'places'], 'readwrite');
  const places = transaction.objectStore('places');
  const [sealed, place] = await Promise.all([
    transaction.objectStore('answers').get(hidden),
    places.get(hidden),
  ]);
  const now = Date.now();
  const good = sealed && place && now - place.at <= limits.ms;
  if (good) void places.put({ ...place, used: now }, place.key);
  await transaction.done;
  const rows = good ? await box.open(whole, sealed) : null;
  return rows && place ? { value: rowsAs(unpacked, rows), at: place.at } : null;
}

/** Drops the answers, of everybody, whose keys are not spared, and what is kept of voters, turfs and the log by the same rule. */
export const clearStoredAnswers = async (spared: (key: string) => boolean): Promise<void> => {
  await Promise.all([
    clearAnswers(spared),
    forgetVoters(spared),
    forgetTurfs(spared),
    forgetPlans(spared),
    forgetHistory(spared),
  ]);
};

/** What does not tell its name any more is not spared. */
async function clearAnswers(spared: (key: string) => boolean): Promise<void> {
  const db = await open();
  const all = await Promise.all(
    (await db.getAll('places')).map(async (place) => {
      const box = await deviceBox(place.user);
      return { place, name: box && (await box.open(place.user, place.name)) };
    }),
  );
  const removed = all.filter(({ name }) => name === null || !spared(nameOf(name)));
  const transaction = db.transaction(['answers', 'places'], 'readwrite');
  for (const { place } of removed) {
    void transaction.objectStore('answers').delete(place.key);
    void transaction.objectStore('places').delete(place.key);
  }
  await transaction.done;
}
