import { beforeEach, expect, it, vi } from 'vitest';
import type { Operation } from '../data/journal/entry.ts';
import { type DemoCommand, readCommands, storeCommands } from './demo-commands.ts';
import { actorOf, openCampaign, replayCommands } from './execute.ts';

const stored = new Map<string, string>();
let room = true;
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem(key: string, value: string) {
    if (!room) throw new DOMException('', 'QuotaExceededError');
    stored.set(key, value);
  },
});
beforeEach(() => {
  stored.clear();
  room = true;
});

const at = Date.UTC(2026, 10, 22, 12);
const operation: Operation = {
  operation: 'create',
  table: 'donors',
  id: 'vera',
  data: { name: 'Vera Ruiz', email: null, phone: null, capacity: 'mid' },
};
const good: DemoCommand = { at, by: 'rivera-admin', is: 'write', operation };
const call: DemoCommand = {
  at,
  by: 'rivera-admin',
  is: 'call',
  path: '/api/exports',
  body: { kind: 'donors' },
};
const keepRaw = (value: unknown) =>
  stored.set('demoSessionData', typeof value === 'string' ? value : JSON.stringify(value));

it('remembers what was done, by whom and in which role', async () => {
  expect(readCommands()).toEqual({ role: 'admin', acts: [], lost: 0 });
  expect(storeCommands({ role: 'finance', uid: 'rivera-user', acts: [good, call] })).toBe(true);
  expect(readCommands()).toEqual({ role: 'finance', uid: 'rivera-user', acts: [good, call], lost: 0 });
});

it('says so where the browser has no more room, and leaves what it had', async () => {
  storeCommands({ role: 'admin', acts: [good] });
  room = false;
  expect(storeCommands({ role: 'admin', acts: [good, call] })).toBe(false);
  expect(readCommands().acts).toEqual([good]);
});

it.each([
  ['no JSON', '{"role":'],
  ['a list', [good]],
  ['a role that nobody has', { role: 'owner', acts: [good] }],
  ['no acts', { role: 'admin' }],
])('begins anew from %s, and tells', (_, value) => {
  keepRaw(value);
  expect(readCommands()).toEqual({ role: 'admin', acts: [], lost: 1 });
});

const write = (change: object): object => ({ ...good, operation: { ...operation, ...change } });
it.each<[string, unknown]>([
  ['nothing', null],
  ['a moment before time', { ...good, at: -1 }],
  ['a moment beyond the calendar', { ...good, at: 9e15 }],
  ['a moment in words', { ...good, at: 'noon' }],
  ['an unknown deed', { ...good, is: 'sing' }],
  ['a write of nothing', { at, by: 'rivera-admin', is: 'write' }],
  ['an unknown table', write({ table: 'rollups' })],
  ['the prototype for a table', write({ table: '__proto__' })],
  ['an id that leads elsewhere', write({ id: '../user_profiles/x' })],
  ['an empty id', write({ id: '' })],
  ['a reserved id', write({ id: '__x__' })],
  ['a text for fields', write({ data: 'Vera' })],
  ['a call of nothing', { at, by: 'rivera-admin', is: 'call' }],
])('leaves out %s, keeps the others, and counts', (_, bad) => {
  keepRaw({ role: 'admin', acts: [good, bad, call] });
  expect(readCommands()).toMatchObject({ acts: [good, call], lost: 1 });
});

it('does no more than a tab can hold', async () => {
  keepRaw({ role: 'admin', acts: Array.from({ length: 5_010 }, () => call) });
  expect(readCommands()).toMatchObject({ lost: 10 });
});

it('does nothing by halves of what the rules would refuse', async () => {
  const changed: string[] = [];
  const instant = (millis: number) => ({ toMillis: () => millis });
  const world = openCampaign(actorOf('admin'), instant, (path) => changed.push(path), at);
  const gift = { donor_id: 'vera', donor_name: 'Vera Ruiz', donor_key: 'vera ruiz', date: '2026-11-01' };
  const [some] = world.donors.all();
  keepRaw({
    role: 'admin',
    acts: [
      write({ data: { ...operation.data, name: 'x'.repeat(5_000) } }),
      write({ data: JSON.parse('{"name":"Vera","__proto__":{"capacity":"mid"}}') }),
      write({ operation: 'update', id: some?.id, data: { name: null } }),
      write({ operation: 'update', id: some?.id, data: { capacity: 'endless' } }),
      write({ table: 'donations', data: { ...gift, amount: -5, status: 'completed', type: 'one_time' } }),
      write({ table: 'user_profiles', id: 'rivera-admin', data: {} }),
      { ...call, path: '/api/imports/rows', body: { importId: 'none', replace: true, batch: null } },
      { ...call, path: '/api/members/role', body: { uid: 'nobody', role: 'admin' } },
      { ...call, path: '/api/made-up', body: 1 },
    ],
  });
  const { acts } = readCommands();
  changed.length = 0;
  expect([acts.length, await replayCommands(world, acts)]).toEqual([9, acts]);
  expect(changed).toEqual([]);
  expect(await replayCommands(world, [good])).toEqual([]);
});
