import { expect, it } from 'vitest';
import { type Access, type Role, roles } from '../access.ts';
import { anyLeft, firstTasks, type TasksDone } from './tasks.ts';

const of = (role: Role, grants: Access['grants'] = []): Access => ({ role, grants });
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
  expect(firstTasks(of(role), nothing).map(({ id }) => id)).toEqual(ids),
);

it('is asked for what a grant opens too', () =>
  expect(firstTasks(of('user', ['profile.write']), nothing).map(({ id }) => id)).toEqual(['profile']));

it('the list stays the same while it is worked off, and says what is done', () => {
  const before = firstTasks(of('admin'), nothing);
  const after = firstTasks(of('admin'), { ...nothing, donors: true, team: null });
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
  for (const role of roles) expect(anyLeft(firstTasks(of(role), all)), role).toBe(false);
  expect(anyLeft(firstTasks(of('admin'), { ...all, secondFactor: false }))).toBe(true);
});
