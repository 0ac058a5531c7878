import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../tests/unit/wait-for.ts';
import type { Area, KeptPlan } from './plans-disk.ts';

const who = vi.hoisted(() => ({ uid: 'ana', organization: 'ours' }));
vi.mock('../session/member.ts', () => ({ currentMember: () => ({ ...who }) }));
const held = new Set<string>();
type Work = (lock: object | null) => unknown;
vi.stubGlobal('navigator', {
  locks: {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    request: async (name: string, _: object, work: Work) => {
      if (held.has(name)) return work(null);
      held.add(name);
      await work({});
      held.delete(name);
    },
  },
});
const kept = await import('./plans.ts');
const { makeDeviceKeys } = await import('../device/keys.ts');
beforeAll(async () => void (await makeDeviceKeys('ana')));
const { forgetPlans } = await import('./forget-plans.ts');

const now = 1_000_000_000_000;
const plan = (id: string, change: Partial<KeptPlan> = {}): KeptPlan => ({
  ...{ id, at: now, fileId: 'f', whom: {}, name: 'All doors', making: null },
  cut: { way: 'auto', size: 40, keepPrecincts: true },
  options: { name: null, pattern: '{name} {number}', order: 'odd_even', script: null },
  pieces: [{ number: 1, doors: Int32Array.of(3, 6), given: null }],
  ...change,
});
const area = (id: string): Area => ({
  ...{ id, name: id, state: 'unassigned', cut: 'c', number: 1, outline: '[]', voters: 'V1', updated: 5 },
});
const left = async () => (await kept.leftPlans(now)).map(({ id }) => id);
const areas = async () => (await kept.keptAreas()).map(({ id }) => id);

beforeEach(async () => {
  Object.assign(who, { uid: 'ana', organization: 'ours' });
  held.clear();
  for (const id of await left()) await kept.dropPlan(id);
  await kept.keepAreas([], await areas());
});

it('keeps plans with their doors, the newest first, until they are dropped', async () => {
  await kept.keepPlan(plan('one', { at: now - 5 }));
  await kept.keepPlan(plan('two'));
  expect(await left()).toEqual(['two', 'one']);
  expect((await kept.leftPlans(now))[0]?.pieces[0]?.doors).toEqual(Int32Array.of(3, 6));
  await kept.dropPlan('two');
  expect(await left()).toEqual(['one']);
});

it('leaves a plan to the tab that is at work in it, and to one alone', async () => {
  await kept.keepPlan(plan('one'));
  const release = await kept.holdPlan('one');
  expect(release).not.toBeNull();
  expect(await left()).toEqual([]);
  expect(await kept.holdPlan('one')).toBeNull();
  release?.();
  await waitFor(async () => expect(await left()).toEqual(['one']));
});

it('drops what nobody went on with for a month, and more than five', async () => {
  await kept.keepPlan(plan('old', { at: now - 31 * 86_400_000 }));
  for (let at = 0; at < 7; at += 1) await kept.keepPlan(plan(`p${at}`, { at: now - at }));
  expect(await left()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
  await waitFor(async () => expect((await kept.leftPlans(0)).length).toBe(5));
});

it.each([
  ['another member', { uid: 'ben' }],
  ['the same member in another campaign', { organization: 'theirs' }],
])('shows nothing to %s', async (_, other) => {
  await kept.keepPlan(plan('one'));
  await kept.keepAreas([area('a')]);
  Object.assign(who, other);
  expect([await left(), await areas()]).toEqual([[], []]);
});

it('forgets what is not spared, and where nothing is left keeps nothing more in this page', async () => {
  await kept.keepPlan(plan('one'));
  await kept.keepAreas([area('a'), area('b')], []);
  await kept.keepAreas([], ['b']);
  const paths: string[] = [];
  await forgetPlans((path) => {
    paths.push(path);
    return true;
  });
  expect(paths.every((path) => path.startsWith('organizations/ours/voter_chunks/'))).toBe(true);
  expect([await left(), await areas()]).toEqual([['one'], ['a']]);
  await forgetPlans(() => false);
  expect(await kept.keepPlan(plan('two'))).toBe(false);
  expect([await left(), await areas()]).toEqual([[], []]);
});
