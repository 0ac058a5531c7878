import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { packJson } from '#shared/domain/field/packed.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { packet } from './walk/walk-test-data.ts';

const server = vi.hoisted(() => ({
  requests: [] as [string, unknown][],
  packets: 0,
  packed: '',
  answer: {} as Record<string, unknown>,
}));
vi.mock('../../shared/data/api.ts', () => ({
  callEndpoint: async ({ path }: { path: string }, body: unknown) => {
    server.requests.push([path, body]);
    return {
      expiresAt: null,
      leftOut: {},
      events: [],
      additions: [],
      columns: [],
      until: 0,
      ...server.answer,
    };
  },
}));
vi.mock('../../shared/data/watch-document.ts', () => ({
  readOnce: async () => {
    server.packets += 1;
    return { packed: server.packed };
  },
}));
vi.mock('../../shared/data/live.ts', () => ({}));
vi.mock('../../shared/data/queries.ts', () => ({}));
vi.mock('../../shared/session/session-store.ts', () => ({
  currentMember: () => ({ uid: 'ana', organization: 'ours' }),
}));
const { fetchTurf: fetchTurfOf } = await import('./data.ts');
const { dropTurf, readTurfEvents, readAdditions, readTurf } = await import(
  '../../shared/turfs/stored-turfs.ts'
);

const noon = Date.UTC(2026, 9, 12, 12);
const {
  list_id: _,
  metres_off: __,
  ...learnedEvent
} = fullEvent({
  ...{ voter_id: 'a', kind: 'attempt', source: 'door', outcome: 'not_home' },
});
const event = (id: string) => ({ ...learnedEvent, id, happened_at: 1, received_at: 2, by: 'ben' });
const fetchTurf = (more: { begun?: boolean; fresh?: boolean } = {}) =>
  fetchTurfOf('ours', { id: 't1', name: 'Turf 1', ...more });
const stored = async () => ({
  ...{ leftOut: (await readTurf('t1'))?.leftOut, until: (await readTurf('t1'))?.logUntil },
  events: (await readTurfEvents('t1')).map(({ id }) => id),
  additions: (await readAdditions('t1')).map(({ id }) => id),
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  server.packed ||= await packJson(packet());
  await dropTurf('t1');
  Object.assign(server, { requests: [], packets: 0 });
  const newVoters = [{ id: 'met-nora', name: 'Nora', beside: 'a' }];
  server.answer = {
    leftOut: { b: 'opt_out', c: null },
    events: [event('e1')],
    additions: newVoters,
    until: 70,
  };
  await fetchTurf();
});

it('is taken once, with its list and all that happened there', async () => {
  expect(server.requests).toEqual([['/api/turfs/take', { turf: 't1' }]]);
  expect(server.packets).toBe(1);
  expect(await stored()).toEqual({
    leftOut: { b: 'opt_out' },
    until: 70,
    events: ['e1'],
    additions: ['met-nora'],
  });
  const [first] = await readTurfEvents('t1');
  expect(first).toMatchObject({ list_id: 't1', metres_off: null, received_at: 2, by: 'ben' });
});

it('says what to do where its list cannot be read, and keeps nothing of it', async () => {
  await dropTurf('t1');
  const { packed } = server;
  server.packed = 'AAAA';
  await expect(fetchTurf()).rejects.toThrow('packetDamaged');
  server.packed = packed;
  expect(await readTurf('t1')).toBeNull();
});

it('costs one call when it is opened again, which brings what is new and leaves the rest', async () => {
  server.answer = { leftOut: { a: 'moved', b: null }, events: [event('e2')], additions: [], until: 90 };
  vi.setSystemTime(noon + 3_600_000);
  await fetchTurf({ begun: true });
  expect(server.requests.slice(1)).toEqual([['/api/turfs/log', { turf: 't1', since: 70 }]]);
  expect(server.packets).toBe(1);
  expect(await stored()).toEqual({ leftOut: { a: 'moved' }, until: 90, events: ['e1', 'e2'], additions: [] });
});

it('visits again the same day who is back in the voter file', async () => {
  server.answer = { leftOut: { a: 'not_in_file', b: 'not_in_file' }, until: 90 };
  await fetchTurf({ begun: true });
  expect((await stored()).leftOut).toEqual({ a: 'not_in_file', b: 'opt_out' });
  server.answer = { leftOut: {}, until: 95 };
  await fetchTurf({ begun: true });
  expect((await stored()).leftOut).toEqual({ b: 'opt_out' });
});

it('hears all of it on another day, for who is left out for some days may be spoken to again', async () => {
  server.answer = { leftOut: {}, events: [event('e1')], until: 95 };
  vi.setSystemTime(noon + 86_400_000);
  await fetchTurf({ begun: true });
  expect(server.requests.at(-1)).toEqual(['/api/turfs/log', { turf: 't1', since: null }]);
  expect((await stored()).leftOut).toEqual({});
});

it.each([
  ['assigned anew', {}, 1],
  ['wanted with its list as it is by now', { begun: true, fresh: true }, 2],
])('is taken again where it was %s', async (_, more, packets) => {
  await fetchTurf(more);
  expect(server.requests.at(-1)?.[0]).toBe('/api/turfs/take');
  expect(server.packets).toBe(packets);
});

it('keeps no column that may not appear at doors any more, also one that it had', async () => {
  const own = [
    { column: 'score', name: 'Score', value: '88' },
    { column: 'segment', name: 'Segment', value: 'high' },
  ];
  const { packed } = server;
  const [building, ...buildings] = packet().buildings;
  const [door, ...doors] = building?.doors ?? [];
  const [person, ...people] = door?.people ?? [];
  if (!building || !door || !person) throw new Error('Nobody lives there.');
  const first = { ...building, doors: [{ ...door, people: [{ ...person, own }, ...people] }, ...doors] };
  server.packed = await packJson({ ...packet(), buildings: [first, ...buildings] });
  const ownNow = async () => (await readTurf('t1'))?.packet.buildings[0]?.doors[0]?.people[0]?.own;
  const columns = own.map(({ column, name }) => ({ id: column, name }));
  server.answer = { columns };
  await fetchTurf({ fresh: true });
  expect(await ownNow()).toEqual(own);
  server.answer = { columns: columns.slice(1) };
  await fetchTurf({ begun: true });
  expect(await ownNow()).toEqual(own.slice(1));
  server.answer = {};
  await fetchTurf({ begun: true });
  expect(JSON.stringify(await readTurf('t1'))).not.toMatch(/score|segment/i);
  server.packed = packed;
});
