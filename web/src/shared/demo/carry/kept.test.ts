import { beforeEach, expect, it, vi } from 'vitest';
import { claimCarry, hasCarry, readClaim } from './claim.ts';
import type { Carried } from './contents.ts';
import { carryDays, carryMax, keepCarried, readCarried } from './kept.ts';

const shelfOf = (kept: Map<string, string>, hasRoom = () => true) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem(key: string, value: string) {
    if (!hasRoom()) throw new DOMException('', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => void kept.delete(key),
});
const device = new Map<string, string>();
const tab = new Map<string, string>();
let room = true;
vi.stubGlobal(
  'localStorage',
  new Proxy(
    shelfOf(device, () => room),
    { has: (_, key) => device.has(String(key)) },
  ),
);
vi.stubGlobal('sessionStorage', shelfOf(tab));
beforeEach(() => {
  device.clear();
  tab.clear();
  room = true;
});

const at = Date.UTC(2026, 10, 22);
const donor = {
  table: 'donors' as const,
  id: 'd1',
  data: { name: 'Ngozi Adeyemi', email: null, phone: null, capacity: 'mid' as const },
};
const left = { gifts: 0, edits: 0, room: 0 };
const one: Carried = {
  ...{ version: 1, id: 'this-tab', at },
  records: [donor],
  profile: { strategy_slogan: 'For all of us' },
  left,
};
/** As it comes back: fields of the profile that say nothing are there too. */
const back = { ...one, profile: expect.objectContaining(one.profile) };
const put = (value: unknown) =>
  device.set('demoCarry', typeof value === 'string' ? value : JSON.stringify(value));

it('keeps a package for its days, and no longer', () => {
  expect(keepCarried(one)).toBe(true);
  expect(readCarried(at + carryDays * 86_400_000 - 1)).toEqual(back);
  expect(readCarried(at + carryDays * 86_400_000)).toBeNull();
  expect(hasCarry()).toBe(false);
});

it('says where a package has no room, and leaves the one before', () => {
  keepCarried(one);
  room = false;
  expect(keepCarried({ ...one, records: [] })).toBe(false);
  room = true;
  const long = { ...donor, data: { ...donor.data, name: 'x'.repeat(carryMax) } };
  expect(keepCarried({ ...one, records: [long] })).toBe(false);
  expect(readCarried(at)).toEqual(back);
});

it.each<[string, unknown]>([
  ['no JSON', '{"version":1'],
  ['nothing', 'null'],
  ['a list', [one]],
  ['another version', { ...one, version: 9 }],
  ['records that are none', { ...one, records: 'all' }],
])('deletes %s, with all that belongs to it', (_, value) => {
  put(value);
  device.set('demoCarryFor', `ana/this-tab/${at}`);
  expect(readCarried(at)).toBeNull();
  expect([...device.keys()]).toEqual([]);
});

it('leaves out what the rules would refuse or is no record, says how much, and takes the rest', () => {
  const with_ = (change: object) => ({ ...donor, data: { ...donor.data, ...change } });
  const bad = [
    null,
    { ...donor, table: 'members' },
    { ...donor, table: '__proto__' },
    { ...donor, id: '../../user_profiles/ana' },
    with_({ name: 'x'.repeat(5_000) }),
    with_({ capacity: 'endless' }),
    { table: 'goals', id: 'votes', data: {} },
    { table: 'donations', id: 'g1', data: { amount: -5 } },
  ];
  put({ ...one, records: [...bad, donor], profile: { ...one.profile, office: 7 } });
  expect(readCarried(at)).toEqual({ ...back, left: { ...left, unread: bad.length + 1 } });
});

it('is claimed by the tab of its demo alone', () => {
  keepCarried(one);
  claimCarry('somebody');
  expect(readClaim()).toBeNull();
  tab.set('demoCarryTab', 'this-tab');
  claimCarry('ana');
  expect(readClaim()).toMatchObject({ uid: 'ana', demo: 'this-tab' });
});
