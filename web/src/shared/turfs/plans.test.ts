import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../tests/unit/wait-for.ts';
import type { Area, StoredPlan } from './plan-database.ts';

const member = vi.hoisted(() => ({ uid: 'ana', organization: 'ours' }));
vi.mock('../session/session-store.ts', () => ({ currentMember: () => ({ ...member }) }));
const lockNames = new Set<string>();
type Work = (lock: object | null) => unknown;
vi.stubGlobal('navigator', {
  locks: {
    query: async () => ({ held: [...lockNames].map((name) => ({ name })) }),
    request: async (name: string, _: object, work: Work) => {
      if (lockNames.has(name)) return work(null);
      lockNames.add(name);
      await work({});
      lockNames.delete(name);
    },
  },
});
const plans = await import('./plans.ts');
const { makeDeviceKeys } = await import('../device/keys.ts');
beforeAll(async () => void (await makeDeviceKeys('ana')));
const { forgetPlans } = await import('./forget-plans.ts');

const now = 1_000_000_000_000;
const plan = (id: string, change: Partial<StoredPlan> = {}): StoredPlan => ({
  ...{ id, at: now, fileId: 'f', whom: {}, name: 'All doors', making: null },
  cut: { way: 'auto', size: 40, keepPrecincts: true },
  options: { name: null, pattern: '{name} {number}', order: 'odd_even', script: null },
  pieces: [{ number: 1, doors: Int32Array.of(3, 6), given: null }],
  ...change,
});
const area = (id: string): Area => ({
  ...{ id, name: id, state: 'unassigned', cut: 'c', number: 1, outline: '[]', voters: 'V1', updated: 5 },
});
const left = async () => (await plans.readOpenPlans(now)).map(({ id }) => id);
const areas = async () => (await plans.readAreas()).map(({ id }) => id);

beforeEach(async () => {
  Object.assign(member, { uid: 'ana', organization: 'ours' });
  lockNames.clear();
  for (const id of await left()) await plans.dropPlan(id);
  await plans.storeAreas([], await areas());
});

it('keeps plans with their doors, the newest first, until they are dropped', async () => {
  await plans.storePlan(plan('one', { at: now - 5 }));
  await plans.storePlan(plan('two'));
  expect(await left()).toEqual(['two', 'one']);
  expect((await plans.readOpenPlans(now))[0]?.pieces[0]?.doors).toEqual(Int32Array.of(3, 6));
  await plans.dropPlan('two');
  expect(await left()).toEqual(['one']);
});

it('leaves a plan to the tab that is at work in it, and to one alone', async () => {
  await plans.storePlan(plan('one'));
  const release = await plans.lockPlan('one');
  expect(release).not.toBeNull();
  expect(await left()).toEqual([]);
  expect(await plans.lockPlan('one')).toBeNull();
  release?.();
  await waitFor(async () => expect(await left()).toEqual(['one']));
});

it('drops what nobody went on with for a month, and more than five', async () => {
  await plans.storePlan(plan('old', { at: now - 31 * 86_400_000 }));
  for (let at = 0; at < 7; at += 1) await plans.storePlan(plan(`p${at}`, { at: now - at }));
  expect(await left()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  await waitFor(async () => expect((await plans.readOpenPlans(0)).length).toBe(5));
});

it.each([
  ['another member', { uid: 'ben' }],
  ['the same member in another campaign', { organization: 'theirs' }],
])('shows nothing to %s', async (_, other) => {
  await plans.storePlan(plan('one'));
  await plans.storeAreas([area('a')]);
  Object.assign(member, other);
  expect([await left(), await areas()]).toEqual([[], []]);
});

it('forgets what is not spared, and where nothing is left keeps nothing more in this page', async () => {
  await plans.storePlan(plan('one'));
  await plans.storeAreas([area('a'), area('b')], []);
  await plans.storeAreas([], ['b']);
  const paths: string[] = [];
  await forgetPlans((path) => {
    paths.push(path);
    return true;
  });
  expect(paths.every((path) => path.startsWith('organizations/ours/voter_chunks/'))).toBe(true);
  expect([await left(), await areas()]).toEqual([['one'], ['a']]);
  await forgetPlans(() => false);
  expect(await plans.storePlan(plan('two'))).toBe(false);
  expect([await left(), await areas()]).toEqual([[], []]);
});
