import { LRUCache } from 'lru-cache';
import { cacheCleanupMs, caches as limits } from '#shared/constants.ts';
import { currentMember, useSession } from '../session/session-store.ts';
import { onReconnect } from './connectivity.ts';
import { useJournal } from './journal/index.ts';

/** Kinds of the caches' table, each with its time to live and its size. */
export type Kind = keyof typeof limits;
/** What an answer was read from: one document, or whatever a table holds. */
export type Source = { table: string; id?: string };
export type Question = { kind: Kind; key: string; sources: readonly Source[] };
/** Answers of one sort by key, and those that are on their way: the caches say how long they stay. */
export type Answers<T> = { values: Map<string, T>; requests: Map<string, Promise<T | null>> };

type CacheEntry = { sources: readonly Source[]; isSame: (document: object) => boolean; forget: () => void };
type Cache = LRUCache<string, CacheEntry>;

const made = new Map<Kind, Cache>();
/** Readings that have begun, by what they read: a change of it meanwhile may be missing from their answer. */
const readings = new Map<() => void, readonly Source[]>();

/** The wall clock, because the page's own may stand still while the device sleeps, and answers grow old all the same. */
const perf = { now: () => Date.now() };

function cacheOf(kind: Kind): Cache {
  const known = made.get(kind);
  if (known) return known;
  const { ttlMs: ttl, max } = limits[kind];
  const dispose = ({ forget }: CacheEntry) => forget();
  const cache: Cache = new LRUCache({ max, ttl, ttlResolution: 0, perf, dispose });
  made.set(kind, cache);
  return cache;
}

let cleaning: ReturnType<typeof setInterval> | undefined;

/** The cleaner rests while there is nothing that could run out. */
function restIfEmpty(): void {
  if ([...made.values()].some(({ size }) => size > 0)) return;
  clearInterval(cleaning);
  cleaning = undefined;
}

function clean(): void {
  for (const cache of made.values()) cache.purgeStale();
  restIfEmpty();
}

/** An answer that is remembered, that is on its way, or that is read now. */
export function readThroughCache<T>(
  question: Question,
  answers: Answers<T>,
  read: () => Promise<T | null>,
): Promise<T | null> {
  const { kind, key } = question;
  const known = cacheOf(kind).get(key) && answers.values.get(key);
  if (known !== undefined) return Promise.resolve(known);
  return answers.requests.get(key) ?? ask(question, answers, read);
}

function ask<T>(
  { kind, key, sources }: Question,
  { values, requests }: Answers<T>,
  read: () => Promise<T | null>,
): Promise<T | null> {
  const end = () => {
    if (readings.delete(end)) requests.delete(key);
  };
  const start = perf.now();
  readings.set(end, sources);
  const reading = read().then((value) => {
    if (value === null || !readings.has(end)) return value;
    const isSame = (document: object) => JSON.stringify(value) === JSON.stringify(document);
    // First what forgets the answer before it, then the answer.
    cacheOf(kind).set(key, { sources, isSame, forget: () => void values.delete(key) }, { start });
    values.set(key, value);
    cleaning ??= setInterval(clean, cacheCleanupMs);
    return value;
  });
  requests.set(key, reading);
  void reading.then(end, end);
  return reading;
}

function drop(concerns: (source: Source, entry?: CacheEntry) => boolean): void {
  for (const [end, sources] of readings) if (sources.some((source) => concerns(source))) end();
  for (const cache of made.values())
    for (const [key, entry] of [...cache.entries()])
      if (entry.sources.some((source) => concerns(source, entry))) cache.delete(key);
  restIfEmpty();
}

/** Forgets what was read from a document, or from anything in a table. */
export const invalidate = (table: string, id?: string): void =>
  drop((source) => source.table === table && (!id || !source.id || source.id === id));

/** Forgets what these documents, as they are now, contradict. */
export function invalidateChanged(table: string, documents: readonly { id: string }[]): void {
  const now = new Map(documents.map((document) => [document.id, document]));
  if (now.size === 0) return;
  drop((source, entry) => {
    if (source.table !== table) return false;
    if (source.id === undefined) return true;
    const document = now.get(source.id);
    return document !== undefined && entry?.isSame(document) !== true;
  });
}

export function clearCaches(): void {
  for (const end of [...readings.keys()]) end();
  for (const cache of made.values()) cache.clear();
  restIfEmpty();
}

/** Milliseconds in which functions have followed a change: another's name on a gift, what a board counts. */
const derivedMs = 5_000;

/** Own changes count from the moment they are made, and once more when the server has them: it was read in between. */
useJournal.subscribe(({ entries, applied }, before) => {
  const known = new Set<object>([...before.entries, ...before.applied]);
  const still = new Set<object>(entries);
  for (const entry of entries) if (!known.has(entry)) forgetOf(entry.operation);
  for (const entry of before.entries) if (!still.has(entry)) forgetOf(entry.operation);
  for (const operation of applied) {
    if (known.has(operation)) continue;
    forgetOf(operation);
    setTimeout(forgetOf, derivedMs, operation);
  }
});
const forgetOf = ({ table, id }: { table: string; id: string }): void => invalidate(table, id);

// What was read meanwhile came from this device, and what changed meanwhile no listener heard.
onReconnect(clearCaches);

const memberKey = () => `${currentMember()?.uid} in ${currentMember()?.organization}`;
let member = memberKey();
/** What one member read is no other's, and no other organization's. */
useSession.subscribe(() => {
  if (memberKey() === member) return;
  member = memberKey();
  clearCaches();
});
