import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Operation } from '../data/journal/entry.ts';
import type { StoredAddition, StoredTurf } from './turf-database.ts';

const member = vi.hoisted(() => ({ uid: 'ana', organization: 'ours' }));
vi.mock('../session/session-store.ts', () => ({ currentMember: () => ({ ...member }) }));
vi.mock('../data/journal/index.ts', () => ({}));
const { storeAccepted } = await import('./store-accepted.ts');
const { openTurfs, stores } = await import('./turf-database.ts');
const { forgetTurfs } = await import('./forget-turfs.ts');
const storedTurfs = await import('./stored-turfs.ts');
const { makeDeviceKeys } = await import('../device/keys.ts');
beforeAll(async () => void (await makeDeviceKeys('ana')));

const turf = (id: string): StoredTurf => ({
  ...{ id, name: `Turf ${id}`, expiresAt: null, leftOut: {}, heardAt: 1, logUntil: 0 },
  packet: { version: 1, made_at: 1, file_id: 'f', order: 'odd_even', script: null, buildings: [] },
});
const event = (id: string, voter_id = 'V1', list_id = 't1'): Learned => ({
  ...fullEvent({ voter_id, kind: 'attempt', source: 'door', outcome: 'not_home', list_id }),
  ...{ id, happened_at: 5, received_at: 6, by: 'ana' },
});
const additionAt = (id: string, at: number): StoredAddition => ({ id, name: `Name ${id}`, beside: 'V1', at });
const put = async () => {
  await storedTurfs.storeTurf(turf('t1'));
  await storedTurfs.storeTurfEvents('t1', [event('e1'), event('e2')]);
  await storedTurfs.storeAdditions('t1', [additionAt('met-a', 1)]);
  await storedTurfs.storePlace('t1', { path: '3/0', top: 120, draft: null });
};
const left = async () => ({
  turfs: (await storedTurfs.readTurfs()).map(({ id }) => id),
  events: (await storedTurfs.readTurfEvents('t1')).map(({ id }) => id),
  additions: (await storedTurfs.readAdditions('t1')).map(({ id }) => id),
  place: (await storedTurfs.readPlace('t1'))?.path ?? null,
});
const all = { turfs: ['t1'], events: ['e1', 'e2'], additions: ['met-a'], place: '3/0' };
const nothing = { turfs: [], events: [], additions: [], place: null };

beforeEach(async () => {
  Object.assign(member, { uid: 'ana', organization: 'ours' });
  for (const { id } of await storedTurfs.readTurfs()) await storedTurfs.dropTurf(id);
  await forgetTurfs(() => false);
});

it('keeps a turf with what was heard of it and where somebody was', async () => {
  await put();
  expect(await left()).toEqual(all);
  await storedTurfs.storeTurf(turf('t10'));
  await storedTurfs.dropTurf('t1');
  expect(await left()).toEqual({ ...nothing, turfs: ['t10'] });
});

it.each([
  ['another member', { uid: 'ben' }],
  ['the same member in another campaign', { organization: 'theirs' }],
])('shows nothing to %s', async (_, other) => {
  await put();
  Object.assign(member, other);
  expect(await left()).toEqual(nothing);
});

it.each([
  ['given back or taken away', () => storedTurfs.dropTurf('t1')],
  ['forgotten', () => forgetTurfs(() => false)],
])('puts nothing back of a turf that was %s: a note may be on its way still', async (_, remove) => {
  await put();
  await remove();
  const draft = { person: 'V1', answers: {}, note: 'Her son is ill' };
  await storedTurfs.storePlace('t1', { path: '3/0', top: 120, draft });
  const disk = await openTurfs();
  expect(await Promise.all(stores.map((name) => disk.count(name)))).toEqual(stores.map(() => 0));
});

it('forgets by the path of the packet, all of a turf or nothing', async () => {
  await put();
  const keyPaths: string[] = [];
  await forgetTurfs((path) => {
    keyPaths.push(path);
    return true;
  });
  expect(new Set(keyPaths)).toEqual(new Set(['organizations/ours/turf_packets/t1']));
  expect(await left()).toEqual(all);
});

it('keeps what was told in one step with the turf, and drops whom the server names no more', async () => {
  await put();
  await storedTurfs.storeAdditions('t1', [additionAt('met-own', 50)]);
  const update = {
    events: [event('e2', 'V2'), event('e3')],
    additions: [additionAt('met-b', 40)],
    requestedAt: 40,
  };
  await storedTurfs.storeTurf({ ...turf('t1'), logUntil: 9 }, update);
  // Added here while the answer was on its way, so it could not name them.
  expect(await left()).toEqual({ ...all, events: ['e1', 'e2', 'e3'], additions: ['met-b', 'met-own'] });
  expect((await storedTurfs.readTurfEvents('t1')).find(({ id }) => id === 'e2')?.voter_id).toBe('V2');
  expect((await storedTurfs.readTurf('t1'))?.logUntil).toBe(9);
});

const eventCreation = (
  id: string,
  list_id: string | null,
  source: 'door' | 'office' = 'door',
): Operation => ({
  operation: 'create',
  table: 'voter_events',
  id,
  data: {
    ...fullEvent({ voter_id: 'V1', kind: 'attempt', source, outcome: 'refused' }),
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
    ...[
      eventCreation('e3', 't1'),
      eventCreation('e4', 't2'),
      eventCreation('e5', null),
      eventCreation('e6', 't1', 'office'),
    ],
    ...[added('met-c', 't1'), added('met-d', 't2'), added('met-e', null)],
    { operation: 'delete', table: 'voter_additions', id: 'met-a' } as const,
  ])
    await storeAccepted({ operation, user: 'ana' });
  const found = await storedTurfs.readTurfEvents('t1');
  expect(found.find(({ id }) => id === 'e3')).toMatchObject({ outcome: 'refused', by: 'ana' });
  expect(found.find(({ id }) => id === 'e3')?.received_at).toBeGreaterThan(0);
  expect(await left()).toEqual({ ...all, events: ['e1', 'e2', 'e3'], additions: ['met-a', 'met-c'] });
  expect([await storedTurfs.readTurfEvents('t2'), await storedTurfs.readAdditions('t2')]).toEqual([[], []]);
});
