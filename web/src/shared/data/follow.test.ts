import { beforeEach, expect, it, vi } from 'vitest';
import { fetchDocument, type QueryResult, subscribeQuery } from './follow.ts';
import type { Answer, Row } from './reading.ts';

type Snapshot = { rows: string; fromCache: boolean };
type Listener = { next: (snapshot: object) => void; failed: (error: unknown) => void; open: boolean };
const database = vi.hoisted(() => ({
  listeners: [] as Listener[],
  get: (): Promise<object> => new Promise(() => {}),
}));
const queryCache = vi.hoisted(() => ({
  stored: new Map<string, { value: unknown; at: number }>(),
  put: vi.fn(),
  putNow: vi.fn(async (..._: unknown[]) => {}),
}));
const server = vi.hoisted(() => ({ responded: vi.fn(), missed: vi.fn(), measured: vi.fn() }));

vi.mock('firebase/firestore', () => ({
  onSnapshot: (_: object, __: object, next: Listener['next'], failed: Listener['failed']) => {
    const listener = { next, failed, open: true };
    database.listeners.push(listener);
    return () => {
      listener.open = false;
    };
  },
  getDoc: () => database.get(),
}));
vi.mock('./query-cache.ts', () => ({
  persistQuery: queryCache.put,
  persistNow: queryCache.putNow,
  readPersistedQuery: async (key: string) => queryCache.stored.get(key) ?? null,
}));
vi.mock('../metrics/measure.ts', () => ({ measure: server.measured }));
vi.mock('./connectivity.ts', async () => {
  const { create } = await import('zustand');
  return {
    useConnectivity: create(() => ({ online: true, since: 0 })),
    reportServerResponse: server.responded,
    reportServerSilence: server.missed,
  };
});
const { useConnectivity } = await import('./connectivity.ts');
const network = (online: boolean) => useConnectivity.setState({ online });

const rowsOf = (ids: string): Row[] => [...ids].map((id) => ({ id, fields: { id } }));
const documents = (ids: string) => [...ids].map((id) => ({ id, data: () => ({ id }) }));
const named = (answer: Answer) => answer.map((rows) => rows.map(({ id }) => id).join('')).join('|');

let received: unknown[] = [];
let requestedAt: number | undefined;
let following = { stop: () => {}, again: () => {} };
const note = (result: QueryResult | null) => {
  requestedAt = result?.requestedAt;
  received.push(result ? [named(result.answer), result.stale ? (result.at ?? 'stale') : 'live'] : null);
};
function listen(...types: ('document' | 'query')[]): void {
  const targets = types.map((type) => ({ type }));
  Reflect.apply(
    (ask: typeof subscribeQuery, question: object) => {
      following = Reflect.apply(ask, null, [question, note, (error: unknown) => received.push(error)]);
    },
    null,
    [subscribeQuery, { key: 'key', table: 'donors', targets: () => targets }],
  );
}
const tell = ({ rows, fromCache }: Snapshot, which = database.listeners.length - 1) => {
  const docs = documents(rows);
  database.listeners[which]?.next({ docs, metadata: { fromCache }, ...docs[0], data: () => docs[0]?.data() });
};
const respond = (rows: string, which?: number) => tell({ rows, fromCache: false }, which);
const cached = (rows: string, which?: number) => tell({ rows, fromCache: true }, which);
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  following.stop();
  vi.clearAllMocks();
  vi.useFakeTimers({ now: 50_000 });
  network(true);
  received = [];
  database.listeners = [];
  queryCache.stored = new Map();
});
const keep = (rows: string) => queryCache.stored.set('key', { value: [rowsOf(rows)], at: 10_000 });

it('says what the server says, keeps it, and measures the first answer alone', () => {
  listen('query');
  respond('a');
  respond('ab');
  expect(received).toEqual([
    ['a', 'live'],
    ['ab', 'live'],
  ]);
  expect(queryCache.put.mock.calls.map(([key, value]) => [key, named(value)])).toEqual([
    ['key', 'a'],
    ['key', 'ab'],
  ]);
  expect(server.measured.mock.calls).toMatchObject([
    [{ metric_name: 'donors', metric_type: 'database_query' }],
  ]);
  expect([server.responded.mock.calls.length, server.missed.mock.calls.length]).toEqual([2, 0]);
});

it('waits for all queries of a question', () => {
  listen('query', 'query');
  respond('b', 1);
  expect(received).toEqual([]);
  respond('a', 0);
  expect(received).toEqual([['a|b', 'live']]);
});

it.each<[string, () => unknown, string | null, unknown[]]>([
  [
    'gives what was kept, from when it is, where there is no connection',
    () => network(false),
    'ab',
    [['ab', 10_000]],
  ],
  ['says that nothing was kept', () => network(false), null, [null]],
  [
    'gives what was kept where the database finds out that there is none',
    () => cached(''),
    'ab',
    [['ab', 10_000]],
  ],
  ['waits where memory has some of a list', () => cached('a'), 'ab', []],
  ['does not ask the device while the server may answer', () => {}, 'ab', []],
])('before the first answer it %s', async (_, happens, stored, expected) => {
  if (stored !== null) keep(stored);
  listen('query');
  happens();
  await settled();
  expect(received).toEqual(expected);
  respond('c');
  expect(received.at(-1)).toEqual(['c', 'live']);
});

it('has one document at once where another listener has it, and looks whether a silent server is there', async () => {
  listen('document');
  cached('a');
  expect(received).toEqual([['a', 'stale']]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(server.missed).toHaveBeenCalledOnce();
});

it('believes of a document in memory only what it knew when it was left', async () => {
  listen('document');
  respond('a');
  vi.setSystemTime(60_000);
  following.stop();
  vi.setSystemTime(200_000);
  listen('document');
  cached('a');
  expect([received.at(-1), requestedAt]).toEqual([['a', 'stale'], 57_000]);
});

it('says since when it is old once the connection is lost, and keeps what was so until it is left', async () => {
  listen('query');
  respond('a');
  vi.setSystemTime(60_000);
  cached('a');
  cached('a');
  network(false);
  await settled();
  expect(received).toEqual([
    ['a', 'live'],
    ['a', 60_000],
  ]);
  expect(server.missed).toHaveBeenCalledOnce();
  respond('a');
  queryCache.put.mockClear();
  following.stop();
  expect(queryCache.put).toHaveBeenCalledOnce();
  expect(database.listeners.map(({ open }) => open)).toEqual([false]);
});

it('asks anew under what it has said', () => {
  listen('query');
  respond('a');
  following.again();
  cached('');
  expect(received).toEqual([['a', 'live']]);
  respond('b');
  expect(received).toEqual([
    ['a', 'live'],
    ['b', 'live'],
  ]);
  expect(database.listeners.map(({ open }) => open)).toEqual([false, true]);
});

it('hands on a refusal, and keeps nothing of what is refused', () => {
  listen('query');
  respond('a');
  queryCache.put.mockClear();
  const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' });
  database.listeners[0]?.failed(refusal);
  following.stop();
  expect([received.at(-1), queryCache.put.mock.calls.length]).toEqual([refusal, 0]);
});

it('asks once: the server, else what was kept, else nothing; a refusal is one', async () => {
  const target = Reflect.apply((one: never) => one, null, [{ type: 'document' }]);
  const ask = async () => {
    const found = await fetchDocument('key', 'donors', target).catch((error: unknown) => error);
    return found && typeof found === 'object' && 'answer' in found ? Reflect.get(found, 'at') : found;
  };
  const refusedWith = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  database.get = async () => ({ id: 'a', data: () => ({}), metadata: { fromCache: false } });
  expect([await ask(), queryCache.put.mock.calls.length]).toEqual([null, 1]);
  database.get = refusedWith('unavailable');
  expect([await ask(), server.missed.mock.calls.length]).toEqual([null, 1]);
  keep('a');
  expect(await ask()).toBe(10_000);
  database.get = refusedWith('permission-denied');
  expect(await ask()).toMatchObject({ code: 'permission-denied' });
  database.get = () => new Promise(() => {});
  network(false);
  expect(await ask()).toBe(10_000);
});

it('shows a durable answer only once this device has kept it, and of two the later', async () => {
  let store = () => {};
  queryCache.putNow.mockImplementation(() => new Promise<void>((done) => (store = done)));
  Reflect.apply(
    (ask: typeof subscribeQuery, question: object) => {
      following = Reflect.apply(ask, null, [question, note, (error: unknown) => received.push(error)]);
    },
    null,
    [subscribeQuery, { key: 'key', table: 'donors', targets: () => [{ type: 'document' }], isDurable: true }],
  );
  respond('a');
  await settled();
  expect(received).toEqual([]);
  const first = store;
  respond('b');
  first();
  await settled();
  expect(received).toEqual([]);
  store();
  await settled();
  expect(received).toEqual([['b', 'live']]);
  expect(queryCache.put).not.toHaveBeenCalled();
});

it('does not read from this device again what was read already', async () => {
  network(false);
  keep('a');
  Reflect.apply(subscribeQuery, null, [
    { key: 'key', table: 'donors', targets: () => [{ type: 'query' }], stored: { answer: [], at: 10_000 } },
    note,
    () => {},
  ]);
  await settled();
  expect(received).toEqual([]);
  respond('b');
  expect(received).toEqual([['b', 'live']]);
});
