import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { packedJson } from '#shared/rules/field/packed.ts';
import { filled } from '#shared/rules/voters/learned.ts';
import { packet } from './walk/kit.ts';

const server = vi.hoisted(() => ({
  asked: [] as [string, unknown][],
  packets: 0,
  packed: '',
  answer: {} as Record<string, unknown>,
}));
vi.mock('../../shared/data/api.ts', () => ({
  ask: async ({ path }: { path: string }, body: unknown) => {
    server.asked.push([path, body]);
    return { expiresAt: null, leftOut: {}, events: [], met: [], until: 0, ...server.answer };
  },
}));
vi.mock('../../shared/data/watch.ts', () => ({
  readOnce: async () => {
    server.packets += 1;
    return { packed: server.packed };
  },
}));
vi.mock('../../shared/data/live.ts', () => ({}));
vi.mock('../../shared/data/queries.ts', () => ({}));
vi.mock('../../shared/session/member.ts', () => ({
  currentMember: () => ({ uid: 'ana', organization: 'ours' }),
}));
const { bringTurf } = await import('./data.ts');
const { dropTurf, keptEvents, keptMet, keptTurf } = await import('../../shared/turfs/kept.ts');

const noon = Date.UTC(2026, 9, 12, 12);
const {
  list_id: _,
  metres_off: __,
  ...said
} = filled({
  ...{ voter_id: 'a', kind: 'attempt', source: 'door', outcome: 'not_home' },
});
const event = (id: string) => ({ ...said, id, happened_at: 1, received_at: 2, by: 'ben' });
const bring = (more: { begun?: boolean; fresh?: boolean } = {}) =>
  bringTurf('ours', { id: 't1', name: 'Turf 1', ...more });
const kept = async () => ({
  ...{ leftOut: (await keptTurf('t1'))?.leftOut, until: (await keptTurf('t1'))?.logUntil },
  events: (await keptEvents('t1')).map(({ id }) => id),
  met: (await keptMet('t1')).map(({ id }) => id),
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  server.packed ||= await packedJson(packet());
  await dropTurf('t1');
  Object.assign(server, { asked: [], packets: 0 });
  const met = [{ id: 'met-nora', name: 'Nora', beside: 'a' }];
  server.answer = { leftOut: { b: 'opt_out', c: null }, events: [event('e1')], met, until: 70 };
  await bring();
});

it('is taken once, with its list and all that happened there', async () => {
  expect(server.asked).toEqual([['/api/turfs/take', { turf: 't1' }]]);
  expect(server.packets).toBe(1);
  expect(await kept()).toEqual({ leftOut: { b: 'opt_out' }, until: 70, events: ['e1'], met: ['met-nora'] });
  const [first] = await keptEvents('t1');
  expect(first).toMatchObject({ list_id: 't1', metres_off: null, received_at: 2, by: 'ben' });
});

it('says what to do where its list cannot be read, and keeps nothing of it', async () => {
  await dropTurf('t1');
  const { packed } = server;
  server.packed = 'AAAA';
  await expect(bring()).rejects.toThrow('packetDamaged');
  server.packed = packed;
  expect(await keptTurf('t1')).toBeNull();
});

it('costs one call when it is opened again, which brings what is new and leaves the rest', async () => {
  server.answer = { leftOut: { a: 'moved', b: null }, events: [event('e2')], met: [], until: 90 };
  vi.setSystemTime(noon + 3_600_000);
  await bring({ begun: true });
  expect(server.asked.slice(1)).toEqual([['/api/turfs/log', { turf: 't1', since: 70 }]]);
  expect(server.packets).toBe(1);
  expect(await kept()).toEqual({ leftOut: { a: 'moved' }, until: 90, events: ['e1', 'e2'], met: [] });
});

it('hears all of it on another day, for who is left out for some days may be spoken to again', async () => {
  server.answer = { leftOut: {}, events: [event('e1')], until: 95 };
  vi.setSystemTime(noon + 86_400_000);
  await bring({ begun: true });
  expect(server.asked.at(-1)).toEqual(['/api/turfs/log', { turf: 't1', since: null }]);
  expect((await kept()).leftOut).toEqual({});
});

it.each([
  ['assigned anew', {}, 1],
  ['wanted with its list as it is by now', { begun: true, fresh: true }, 2],
])('is taken again where it was %s', async (_, more, packets) => {
  await bring(more);
  expect(server.asked.at(-1)?.[0]).toBe('/api/turfs/take');
  expect(server.packets).toBe(packets);
});
