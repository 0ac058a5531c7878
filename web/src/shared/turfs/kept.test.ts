import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { filled } from '#shared/rules/voters/learned.ts';
import type { Learned } from '#shared/rules/voters/state.ts';
import type { Applied } from '../data/journal/entry.ts';
import type { KeptTurf } from './disk.ts';

const who = vi.hoisted(() => ({ uid: 'ana', organization: 'ours' }));
vi.mock('../session/member.ts', () => ({ currentMember: () => ({ ...who }) }));
vi.mock('../data/journal/index.ts', () => ({}));
const { keepAtDoors } = await import('./accept.ts');
const { forgetTurfs } = await import('./forget.ts');
const kept = await import('./kept.ts');

const turf = (id: string): KeptTurf => ({
  ...{ id, name: `Turf ${id}`, expiresAt: null, leftOut: {}, heardAt: 1, logUntil: 0 },
  packet: { version: 1, made_at: 1, file_id: 'f', order: 'odd_even', script: null, buildings: [] },
});
const event = (id: string, voter_id = 'V1', list_id = 't1'): Learned => ({
  ...filled({ voter_id, kind: 'attempt', source: 'door', outcome: 'not_home', list_id }),
  ...{ id, happened_at: 5, received_at: 6, by: 'ana' },
});
const put = async () => {
  await kept.keepTurf(turf('t1'));
  await kept.keepEvents('t1', [event('e1'), event('e2')]);
  await kept.keepPlace('t1', { path: '3/0', top: 120, draft: null });
};
const left = async () => ({
  turfs: (await kept.keptTurfs()).map(({ id }) => id),
  events: (await kept.keptEvents('t1')).map(({ id }) => id),
  place: (await kept.keptPlace('t1'))?.path ?? null,
});
const all = { turfs: ['t1'], events: ['e1', 'e2'], place: '3/0' };
const nothing = { turfs: [], events: [], place: null };

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

const applied = (id: string, list_id: string | null, source: 'door' | 'office' = 'door'): Applied => ({
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
  madeAt: 3,
  appliedAt: 9,
});

it('keeps what the server has taken of the doors of a turf that is here, and of nothing else', async () => {
  await put();
  await keepAtDoors(
    [applied('e3', 't1'), applied('e4', 't2'), applied('e5', null), applied('e6', 't1', 'office')],
    'ana',
  );
  const found = await kept.keptEvents('t1');
  expect(found.find(({ id }) => id === 'e3')).toMatchObject({
    outcome: 'refused',
    received_at: 9,
    by: 'ana',
  });
  expect(found.map(({ id }) => id).sort()).toEqual(['e1', 'e2', 'e3']);
  expect(await kept.keptEvents('t2')).toEqual([]);
});
