import { expect, it } from 'vitest';
import { type Role, roles } from '../access.ts';
import { anyLeft, firstTasks, type TasksDone } from './tasks.ts';

const nothing: TasksDone = {
  profile: false,
  donors: false,
  volunteers: false,
  team: false,
  secondFactor: false,
  donations: false,
};

it.each<[Role, string[]]>([
  ['admin', ['profile', 'donors', 'volunteers', 'team', 'secondFactor']],
  ['manager', ['profile', 'donors', 'volunteers', 'secondFactor', 'donations']],
  ['finance', ['donors', 'secondFactor', 'donations']],
  ['field', ['volunteers', 'secondFactor']],
  ['user', []],
  ['canvasser', []],
])('%s is asked for what the role may do, five things at most', (role, ids) =>
  expect(firstTasks(role, nothing).map(({ id }) => id)).toEqual(ids),
);

it('the list stays the same while it is worked off, and says what is done', () => {
  const before = firstTasks('admin', nothing);
  const after = firstTasks('admin', { ...nothing, donors: true, team: null });
  expect(after.map(({ id, link }) => [id, link])).toEqual(before.map(({ id, link }) => [id, link]));
  expect(after.map(({ done }) => done)).toEqual([false, true, false, null, false]);
});

it('is over once nothing is known to be left, whatever nobody asked', () => {
  const all = {
    profile: true,
    donors: true,
    volunteers: true,
    team: null,
    secondFactor: true,
    donations: true,
  };
  for (const role of roles) expect(anyLeft(firstTasks(role, all)), role).toBe(false);
  expect(anyLeft(firstTasks('admin', { ...all, secondFactor: false }))).toBe(true);
});
