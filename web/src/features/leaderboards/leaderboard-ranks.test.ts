import '../../shared/text/campaign/en.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievements } from '#shared/domain/achievement-list.ts';
import { firstDayOf } from './periods.ts';
import { placesOf } from './ranks.ts';
import { withOwnChoice } from './team/own-choice.ts';
import { progressOf } from './wall/format-goal.ts';
import { achievedOf, type Goal, goalsOf, nearestOf, type Values } from './wall/goal-progress.ts';

const none: Values = {
  donors: 0,
  raised: 0,
  recurring: 0,
  volunteers: 0,
  hours: 0,
  converted: 0,
  profile: 0,
};
const all = new Set(achievements.map(({ id }) => id));
const ids = (goals: readonly Goal[]) => goals.map(({ achievement: { id } }) => id);

describe('places', () => {
  it.each([
    [[], []],
    [[3], [1]],
    [
      [9, 7, 7, 2],
      [1, 2, 2, 4],
    ],
    [
      [5, 5, 5],
      [1, 1, 1],
    ],
  ])('of %j', (values, places) => expect(placesOf(values)).toEqual(places));

  it('say how many have more, and one', () =>
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 6 })), (input) => {
        const values = input.toSorted((one, other) => other - one);
        expect(placesOf(values)).toEqual(
          values.map((value) => 1 + values.filter((other) => other > value).length),
        );
      }),
    ));
});

it.each([
  ['7d', '2026-10-25'],
  ['30d', '2026-10-02'],
  ['all', null],
] as const)('the first day of %s', (period, day) => expect(firstDayOf(period, '2026-11-01')).toBe(day));

describe('a team board, with what who looks at it chose meanwhile', () => {
  const me = { uid: 'me', fullName: 'Dee Nowak' };
  const other = { uid: null, name: 'The Owl', you: false, count: 5 };
  const own = { uid: 'me', name: 'Mouse', you: true, count: 2 };
  const board = { rows: [other, own], total: 7 };
  const alone = { rows: [other], total: 5 };
  it.each([
    [{}, board],
    [{ profile_visibility: 'team', activity_tracking: true }, board],
    [{ profile_visibility: 'hidden', activity_tracking: false }, alone],
    [{ activity_tracking: false }, alone],
    [{ leaderboard_alias: 'Fox' }, { ...board, rows: [other, { ...own, name: 'Fox' }] }],
    [{ leaderboard_alias: null }, { ...board, rows: [other, { ...own, name: 'Dee Nowak' }] }],
  ] as const)('%j', (chosen, shown) => {
    expect(withOwnChoice(board, me, chosen)).toEqual(shown);
    expect(withOwnChoice(alone, me, chosen)).toEqual(alone);
  });
});

describe('what comes next', () => {
  it('is one of each measure, the nearest first and the unknown last', () => {
    const goals = goalsOf(new Set(['first_donor']), { ...none, donors: 7, raised: 40_000, profile: 12 });
    expect(ids(goals).slice(0, 3)).toEqual(['donors_10', 'raised_1k', 'profile_half']);
    expect(ids(goals).slice(-2).toSorted()).toEqual(['first_import', 'team_2']);
    expect(new Set(goals.map(({ achievement }) => achievement.measure)).size).toBe(goals.length);
    expect(nearestOf(goals)?.achievement.id).toBe('donors_10');
  });

  it('goes by what is unlocked, not by what is counted: one that was reached stays reached', () => {
    const [first] = goalsOf(new Set(['first_donor', 'donors_10']), { ...none, donors: 3 });
    expect(first).toMatchObject({ achievement: { id: 'donors_100' }, share: 0.03 });
    expect(goalsOf(new Set(), { donors: 5 })[0]).toMatchObject({
      achievement: { id: 'first_donor' },
      share: 1,
    });
  });

  it('is nothing after the last, and nothing is near before a beginning', () => {
    expect(goalsOf(all, none)).toEqual([]);
    expect(nearestOf(goalsOf(new Set(), none))).toBeNull();
    expect(nearestOf(goalsOf(new Set(), {}))).toBeNull();
  });

  it('counts those that this version knows', () => {
    expect(achievedOf(all)).toBe(achievements.length);
    expect(achievedOf(new Set(['first_donor', 'of_a_later_version']))).toBe(1);
  });
});

it.each<[string, Values, string | null]>([
  ['donors_10', { donors: 7 }, '7 of 10 donors'],
  ['first_donor', { donors: 0 }, '0 of 1 donor'],
  ['raised_1k', { raised: 99_999 }, '$999 of $1,000'],
  ['hours_100', { hours: 99.75 }, '99 of 100 hours'],
  ['hours_1000', { hours: 1_200 }, '1,000 of 1,000 hours'],
  ['profile_half', { profile: 38 }, '38% of the profile, 50% needed'],
  ['conversions_25', { converted: 3 }, '3 of 25 volunteers who give'],
  ['team_2', {}, null],
  ['donors_10', {}, null],
])('%s at %j', (id, values, expected) => {
  const achievement = achievements.find((each) => each.id === id);
  if (!achievement) throw new Error(`There is no ${id}.`);
  const [goal] = goalsOf(new Set([...all].filter((each) => each !== id)), values);
  expect(goal && progressOf(goal)).toBe(expected);
});
