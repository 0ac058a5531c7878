import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { filled } from '#shared/rules/voters/learned.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import type { Operation } from '../data/journal/entry.ts';
import type { KeptMet, KeptTurf } from './disk.ts';

const who = vi.hoisted(() => ({ uid: 'ana', organization: 'ours' }));
vi.mock('../session/member.ts', () => ({ currentMember: () => ({ ...who }) }));
vi.mock('../data/journal/index.ts', () => ({}));
const { keepTaken } = await import('./accept.ts');
const { openTurfs, stores } = await import('./disk.ts');
const { forgetTurfs } = await import('./forget.ts');
const kept = await import('./kept.ts');
const { makeDeviceKeys } = await import('../device/keys.ts');
beforeAll(async () => void (await makeDeviceKeys('ana')));

const turf = (id: string): KeptTurf => ({
  ...{ id, name: `Turf ${id}`, expiresAt: null, leftOut: {}, heardAt: 1, logUntil: 0 },
  packet: { version: 1, made_at: 1, file_id: 'f', order: 'odd_even', script: null, buildings: [] },
});
const event = (id: string, voter_id = 'V1', list_id = 't1'): Learned => ({
  ...filled({ voter_id, kind: 'attempt', source: 'door', outcome: 'not_home', list_id }),
  ...{ id, happened_at: 5, received_at: 6, by: 'ana' },
});
const met = (id: string, at: number): KeptMet => ({ id, name: `Name ${id}`, beside: 'V1', at });
const put = async () => {
  await kept.keepTurf(turf('t1'));
  await kept.keepEvents('t1', [event('e1'), event('e2')]);
  await kept.keepMet('t1', [met('met-a', 1)]);
  await kept.keepPlace('t1', { path: '3/0', top: 120, draft: null });
};
const left = async () => ({
  turfs: (await kept.keptTurfs()).map(({ id }) => id),
  events: (await kept.keptEvents('t1')).map(({ id }) => id),
  met: (await kept.keptMet('t1')).map(({ id }) => id),
  place: (await kept.keptPlace('t1'))?.path ?? null,
});
const all = { turfs: ['t1'], events: ['e1', 'e2'], met: ['met-a'], place: '3/0' };
const nothing = { turfs: [], events: [], met: [], place: null };

beforeEach(async () => {
  Object.assign(who, { uid: 'ana', organization: 'ours' });
  for (const { id } of await kept.keptTurfs()) await kept.dropTurf(id);
  await forgetTurfs(() => false);
});

it('keeps a turf with what was heard of it and where somebody was', async () => {
  await put();
  expect(await left()).toEqual(all);
  await kept.keepTurf(turf('t10'));
  await kept.dropTurf('t1');
  expect(await left()).toEqual({ ...nothing, turfs: ['t10'] });
});

it.each([
  ['another member', { uid: 'ben' }],
  ['the same member in another campaign', { organization: 'theirs' }],
])('shows nothing to %s', async (_, other) => {
  await put();
  Object.assign(who, other);
  expect(await left()).toEqual(nothing);
});

it.each([
  ['given back or taken away', () => kept.dropTurf('t1')],
  ['forgotten', () => forgetTurfs(() => false)],
])('puts nothing back of a turf that was %s: a note may be on its way still', async (_, gone) => {
  await put();
  await gone();
  const draft = { person: 'V1', answers: {}, note: 'Her son is ill' };
  await kept.keepPlace('t1', { path: '3/0', top: 120, draft });
  const disk = await openTurfs();
  expect(await Promise.all(stores.map((name) => disk.count(name)))).toEqual(stores.map(() => 0));
});

it('forgets by the path of the packet, all of a turf or nothing', async () => {
  await put();
  const asked: string[] = [];
  await forgetTurfs((path) => {
    asked.push(path);
    return true;
  });
  expect(new Set(asked)).toEqual(new Set(['organizations/ours/turf_packets/t1']));
  expect(await left()).toEqual(all);
});

it('keeps what was told in one step with the turf, and drops whom the server names no more', async () => {
  await put();
  await kept.keepMet('t1', [met('met-own', 50)]);
  const told = { events: [event('e2', 'V2'), event('e3')], met: [met('met-b', 40)], askedAt: 40 };
  await kept.keepTurf({ ...turf('t1'), logUntil: 9 }, told);
  // Added here while the answer was on its way, so it could not name them.
  expect(await left()).toEqual({ ...all, events: ['e1', 'e2', 'e3'], met: ['met-b', 'met-own'] });
  expect((await kept.keptEvents('t1')).find(({ id }) => id === 'e2')?.voter_id).toBe('V2');
  expect((await kept.keptTurf('t1'))?.logUntil).toBe(9);
});

const told = (id: string, list_id: string | null, source: 'door' | 'office' = 'door'): Operation => ({
  operation: 'create',
  table: 'voter_events',
  id,
  data: {
    ...filled({ voter_id: 'V1', kind: 'attempt', source, outcome: 'refused' }),
    channels: null,
    answers: null,
    field: null,
    list_id,
    happened_at: 3,
  },
});
const added = (id: string, turf_id: string | null): Operation => ({
  operation: 'create',
  table: 'voter_additions',
  id,
  data: { name: 'Nora', turf_id, beside: 'V1' },
});

it('keeps what the server has taken of the doors of a turf that is here, and of nothing else', async () => {
  await put();
  for (const operation of [
    ...[told('e3', 't1'), told('e4', 't2'), told('e5', null), told('e6', 't1', 'office')],
    ...[added('met-c', 't1'), added('met-d', 't2'), added('met-e', null)],
    { operation: 'delete', table: 'voter_additions', id: 'met-a' } as const,
  ])
    await keepTaken({ operation, user: 'ana' });
  const found = await kept.keptEvents('t1');
  expect(found.find(({ id }) => id === 'e3')).toMatchObject({ outcome: 'refused', by: 'ana' });
  expect(found.find(({ id }) => id === 'e3')?.received_at).toBeGreaterThan(0);
  expect(await left()).toEqual({ ...all, events: ['e1', 'e2', 'e3'], met: ['met-a', 'met-c'] });
  expect([await kept.keptEvents('t2'), await kept.keptMet('t2')]).toEqual([[], []]);
});
