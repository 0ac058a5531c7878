import { beforeEach, expect, it, vi } from 'vitest';
import {
  carriedFor,
  carryDays,
  carryMax,
  forgetCarried,
  markTakenOver,
  readCarried,
  readProgress,
  storeCarried,
  storeProgress,
  takenUntil,
} from './carried-storage.ts';
import { claimCarry, hasCarry, packedDemos, readClaim } from './claim.ts';
import type { Carried } from './contents.ts';
import { countsBy } from './put.ts';

const storageOf = (stored: Map<string, string>, hasRoom = () => true) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem(key: string, value: string) {
    if (!hasRoom()) throw new DOMException('', 'QuotaExceededError');
    stored.set(key, value);
  },
  removeItem: (key: string) => void stored.delete(key),
});
const device = new Map<string, string>();
const tab = new Map<string, string>();
let room = true;
vi.stubGlobal('localStorage', {
  ...storageOf(device, () => room),
  key: (place: number) => [...device.keys()][place] ?? null,
  get length() {
    return device.size;
  },
});
vi.stubGlobal('sessionStorage', storageOf(tab));
beforeEach(() => {
  device.clear();
  tab.clear();
  room = true;
});

const at = Date.UTC(2026, 10, 22);
const donor = {
  table: 'donors' as const,
  id: 'd1',
  data: {
    ...{ name: 'Ngozi Adeyemi', email: null, phone: null, capacity: 'mid' as const },
    ...{ name_key: 'ngozi adeyemi', family_key: 'adeyemi ngozi' },
  },
};
const left = { gifts: 0, edits: 0, room: 0 };
const one: Carried = {
  ...{ version: 1, id: 'this-tab', at },
  records: [donor],
  profile: { strategy_slogan: 'For all of us' },
  left,
};
/** As it comes back: fields that say nothing are there too. */
const back = {
  ...one,
  records: [{ ...donor, data: expect.objectContaining(donor.data) }],
  profile: expect.objectContaining(one.profile),
};
const put = (value: unknown) =>
  device.set('demoCarry/this-tab', typeof value === 'string' ? value : JSON.stringify(value));

it('keeps a package for its days, and no longer', () => {
  expect(storeCarried(one)).toBe(true);
  expect(readCarried(at + carryDays * 86_400_000 - 1, one.id)).toEqual(back);
  expect(readCarried(at + carryDays * 86_400_000, one.id)).toBeNull();
  expect(hasCarry()).toBe(false);
});

it('says where a package has no room, and leaves the one before', () => {
  storeCarried(one);
  room = false;
  expect(storeCarried({ ...one, records: [] })).toBe(false);
  room = true;
  const long = { ...donor, data: { ...donor.data, name: 'x'.repeat(carryMax) } };
  expect(storeCarried({ ...one, records: [long] })).toBe(false);
  expect(readCarried(at, one.id)).toEqual(back);
});

it.each<[string, unknown]>([
  ['no JSON', '{"version":1'],
  ['nothing', 'null'],
  ['a list', [one]],
  ['another version', { ...one, version: 9 }],
  ["another demo's", { ...one, id: 'other-tab' }],
  ['records that are none', { ...one, records: 'all' }],
])('deletes %s, with all that belongs to it', (_, value) => {
  put(value);
  device.set('demoCarryFor/this-tab', 'ana');
  expect(readCarried(at, one.id)).toBeNull();
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
  expect(readCarried(at, one.id)).toEqual({ ...back, left: { ...left, unread: bad.length + 1 } });
});

/** Makes an account in a tab. */
const signUp = (demo: string | null, uid: string): void => {
  if (demo === null) tab.clear();
  else tab.set('demoCarryTab', demo);
  claimCarry(uid);
};

it('is claimed by the tab of its demo alone, for the account that was made there last', () => {
  storeCarried(one);
  signUp(null, 'somebody');
  signUp('other-tab', 'somebody');
  expect(readClaim(one.id)).toBeNull();
  signUp(one.id, 'mistyped');
  signUp(one.id, 'ana');
  expect(readClaim(one.id)).toBe('ana');
  expect(carriedFor('mistyped', at)).toBeNull();
});

it('has a package of its own for the demo of each tab, which take nothing from each other', () => {
  const other = { ...one, id: 'other-tab' };
  for (const each of [one, other]) storeCarried(each);
  signUp(one.id, 'ana');
  signUp(other.id, 'bo');
  expect(carriedFor('ana', at)).toMatchObject({ id: one.id });
  markTakenOver(one);
  expect([takenUntil(one.id), takenUntil(other.id)]).toEqual([at, 0]);
  expect(carriedFor('ana', at)).toBeNull();
  expect(carriedFor('bo', at)).toMatchObject({ id: other.id });
  expect(packedDemos()).toEqual([other.id]);
  expect(carriedFor('nobody', at + carryDays * 86_400_000)).toBeNull();
  expect(hasCarry()).toBe(false);
});

it('stays with the account that has begun to put it in', () => {
  storeCarried(one);
  signUp(one.id, 'ana');
  const put = countsBy((kind) => (kind === 'donors' ? 1 : 0));
  storeProgress({ demo: one.id, portions: 1, order: [], put, there: 0, refused: 0 });
  signUp(one.id, 'bo');
  expect(readClaim(one.id)).toBe('ana');
  forgetCarried(one.id);
  expect([...device.keys()]).toEqual([]);
});

it('reads progress of an earlier version, which knew fewer kinds and no order', () => {
  const put = { donors: 1, volunteers: 0, donations: 0, goals: 0, profile: 0 };
  const earlier = { demo: one.id, portions: 1, put, there: 0, refused: 0 };
  device.set(`demoCarryProgress/${one.id}`, JSON.stringify(earlier));
  expect(readProgress(one.id)).toEqual({ ...earlier, order: [], put: { ...countsBy(() => 0), donors: 1 } });
});
