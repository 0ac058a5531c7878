import { describe, expect, it } from 'vitest';
import { givingByWeek } from './giving-sources.ts';
import { joinedMembers } from './joined-members.ts';

const [early, late] = [{ toMillis: () => 1 }, { toMillis: () => 2 }];
const member = (id: string, person_id: string, more: object = {}) => ({
  ...{ id, person_id, name: id, goal: 0, commitment: 0, code: null as string | null },
  ...{
    is_lobbyist: false,
    note: null as string | null,
    left_on: null as string | null,
    updated_at: early,
  },
  ...more,
});
const week = '2026-11-23';
const cell = (code: string, solicitors: string) => `${week}|check|${solicitors}|${code}`;

describe('members of a finance committee who turned out to be one person', () => {
  const lee = member('a', 'lee', { code: 'FC-LEE', goal: 500_000, commitment: 100_000 });
  const other = member('b', 'lee', { code: 'FC-L', goal: 200_000, note: 'Met', is_lobbyist: true });
  const kim = member('k', 'kim', { code: 'FC-KIM' });

  it('are one member: what somebody saved last, and what it lacks of the other', () => {
    const [one, two] = joinedMembers([lee, { ...other, updated_at: late }, kim]);
    expect(one).toMatchObject({
      ...{ id: 'b', code: 'FC-L', goal: 200_000, commitment: 100_000, note: 'Met', is_lobbyist: true },
      others: [{ id: 'a', code: 'FC-LEE' }],
    });
    expect(two).toMatchObject({ id: 'k', others: [] });
    expect(joinedMembers([{ ...other, updated_at: late }, lee])).toEqual([one]);
  });

  it('are credited with each gift once: by either code, by hand under either id, or by both', () => {
    const all = joinedMembers([lee, other, kim]);
    const cells = {
      [cell('FC-LEE', '')]: { cents: 1_000, count: 1 },
      [cell('fc-l', '')]: { cents: 200, count: 1 },
      [cell('FC-LEE', 'b')]: { cents: 30, count: 1 },
      [cell('', 'a,b')]: { cents: 4, count: 1 },
      [cell('FC-KIM', 'a')]: { cents: 50_000, count: 1 },
    };
    const given = givingByWeek([{ cells }], [], all);
    expect(given.members.get('a')?.get(week)).toBe(51_234);
    expect(given.members.get('b')).toBeUndefined();
    expect(given.members.get('k')?.get(week)).toBe(50_000);
    expect(given.committee.get(week)).toBe(51_234);
  });

  it('who are two people stay two', () => {
    const apart = joinedMembers([lee, { ...other, person_id: 'lou' }]);
    expect(apart.map(({ id, others }) => [id, others])).toEqual([
      ['a', []],
      ['b', []],
    ]);
  });
});
