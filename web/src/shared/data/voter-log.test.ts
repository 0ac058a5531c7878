import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { fullEvent } from '#shared/domain/voters/learned.ts';

type Stored = { id: string; at: number };
type LogQuery = { from: number; after: Stored | null; newest: boolean };
type Listener = { query: LogQuery; had: Set<string>; next: (snapshot: object) => void };

/** A log of which listeners hear when they are told, as a database that gathers changes does. */
const server = vi.hoisted(() => {
  const log: Stored[] = [];
  const listeners = new Set<Listener>();
  return { log, listeners, reads: 0, largest: 0 };
});
class Timestamp {
  constructor(readonly at: number) {}
  static fromMillis = (at: number) => new Timestamp(at);
  toMillis = () => this.at;
}
const event = fullEvent({ voter_id: 'V1', kind: 'note', source: 'office', text: 'x' });
const docOf = ({ id, at }: Stored) => ({
  id,
  get: () => new Timestamp(at),
  data: () => ({ ...event, happened_at: 1, received_at: new Timestamp(at), by: 'ana' }),
});
vi.mock('firebase/firestore', () => ({
  Timestamp,
  collection: () => ({}),
  limit: () => ({}),
  where: (_: string, __: string, at: Timestamp) => ({ from: at.at }),
  orderBy: (_: string, direction = 'asc') => ({ newest: direction === 'desc' }),
  startAfter: (after: { id: string; get: () => Timestamp }) => ({
    after: { id: after.id, at: after.get().at },
  }),
  query: (_: object, ...parts: object[]) => Object.assign({ from: 0, after: null, newest: false }, ...parts),
  onSnapshot: (query: LogQuery, _: object, next: Listener['next']) => {
    const listener = { query, had: new Set<string>(), next };
    server.listeners.add(listener);
    return () => server.listeners.delete(listener);
  },
}));
vi.mock('./firestore.ts', () => ({ db: {} }));
const { followLog, overlapMs } = await import('./voter-log.ts');

const inOrder = (one: Stored, other: Stored) =>
  one.at - other.at || Number(one.id > other.id) - Number(one.id < other.id);
function tell(): boolean {
  let news = false;
  for (const listener of [...server.listeners]) {
    if (!server.listeners.has(listener)) continue;
    const { from, after, newest } = listener.query;
    const found = server.log
      .filter((one) => one.at >= from && (after === null || inOrder(one, after) > 0))
      .sort(inOrder);
    const docs = (newest ? found.reverse() : found).slice(0, 100).map(docOf);
    const added = docs.filter(({ id }) => !listener.had.has(id));
    const isFirst = listener.had.size === 0;
    if (added.length === 0 && !isFirst) continue;
    news ||= added.length > 0;
    server.reads += added.length;
    for (const { id } of added) listener.had.add(id);
    listener.next({
      docs,
      docChanges: () => added.map((doc) => ({ type: 'added', doc })),
      metadata: { fromCache: false },
    });
  }
  return news;
}

/** Bursts of events, each some milliseconds after the newest before, or up to a second before it. */
const bursts = fc.array(fc.array(fc.integer({ min: -900, max: 4_000 }), { maxLength: 350, size: 'max' }), {
  minLength: 1,
  maxLength: 6,
});

it('tells of every event, however many come at once, and in pages', () => {
  fc.assert(
    fc.property(bursts, (arriving) => {
      server.log.length = 0;
      server.listeners.clear();
      let at = 1_000_000;
      let made = 0;
      const put = (gaps: readonly number[]) => {
        for (const gap of gaps) {
          at += Math.max(gap, 0);
          server.log.push({ id: `e${made++}`, at: at + Math.min(gap, 0) });
        }
      };
      const [before = [], ...later] = arriving;
      put(before);
      const delivered = new Set<string>();
      let largest = 0;
      let passedOver = 0;
      const stop = followLog(
        'rivera',
        0,
        (learned) => {
          largest = Math.max(largest, learned.length);
          for (const { id } of learned) delivered.add(id);
        },
        () => {},
        (until) => {
          passedOver += server.log.filter(
            ({ id, at }) => at <= until - overlapMs && !delivered.has(id),
          ).length;
        },
      );
      const settle = () => {
        for (let turns = 0; turns < 60 && tell(); turns++);
      };
      settle();
      for (const burst of later) {
        put(burst);
        settle();
      }
      expect(delivered.size).toBe(server.log.length);
      expect([largest <= 100, passedOver]).toEqual([true, 0]);
      expect(server.listeners.size).toBe(1);
      stop();
      expect(server.listeners.size).toBe(0);
    }),
    { numRuns: 8 },
  );
});

it('costs a read for each event, and once more what came in the last minute', () => {
  server.log.length = 0;
  for (let at = 0; at < 450; at++) server.log.push({ id: `e${at}`, at: at * 10_000 });
  server.reads = 0;
  const stop = followLog(
    'rivera',
    0,
    () => {},
    () => {},
  );
  while (tell());
  expect(server.reads).toBe(450 + 7);
  server.log.push({ id: 'new', at: 4_600_000 });
  tell();
  expect(server.reads).toBe(450 + 7 + 1);
  stop();
});

it('tells of an event that was received a little earlier than what hides it', () => {
  server.log.length = 0;
  server.log.push({ id: 'known', at: 1_000_000 });
  const delivered = new Set<string>();
  const stop = followLog(
    'rivera',
    0,
    (learned) => {
      for (const { id } of learned) delivered.add(id);
    },
    () => {},
  );
  while (tell());
  for (let at = 0; at < 99; at++) server.log.push({ id: `e${at}`, at: 1_000_001 + at });
  server.log.push({ id: 'hidden', at: 999_500 });
  for (let turns = 0; turns < 60 && tell(); turns++);
  expect(delivered.has('hidden')).toBe(true);
  expect(delivered.size).toBe(101);
  stop();
});
