import { expect, it } from 'vitest';
import { type FieldPlan, shiftsAWeek, usualPlan } from '#shared/domain/field/plan.ts';
import { weekDays } from './week-days.ts';

const entry = (day: string, fields: object = {}) => ({
  ...{ from: `${day}T10:00`, state: 'published' as const, capacity: 10 as number | null, taken: 4, short: 1 },
  ...fields,
});

it('counts who comes and what is free on each of seven days, of the region that is looked at', () => {
  const entries = [
    entry('2026-11-28', { region_id: 'north' }),
    entry('2026-11-28', { capacity: null, taken: 3 }),
    entry('2026-11-29', { capacity: 5, taken: 7 }),
    entry('2026-11-29', { state: 'cancelled' }),
    entry('2026-12-05'),
  ];
  const days = weekDays(entries, '2026-11-28', () => true);
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual({ day: '2026-11-28', events: 2, taken: 7, places: 10, gap: 6 });
  expect(days[1]).toEqual({ day: '2026-11-29', events: 1, taken: 7, places: 5, gap: 0 });
  expect(days[6]).toMatchObject({ day: '2026-12-04', events: 0 });
  expect(weekDays(entries, '2026-11-28', (region) => region === 'north')[0]).toMatchObject({
    taken: 4,
    gap: 6,
  });
});

it('asks for the recruits of a plan week by week, within its days', () => {
  const plan: FieldPlan = {
    goal_votes: 1_000,
    base_votes: 0,
    ...usualPlan,
    from: '2026-11-01',
    until: '2026-11-14',
  };
  // 1,250 supporters, 3,125 conversations, 12,500 attempts, 834 hours, 278 shifts, 556 recruits in two weeks.
  expect(shiftsAWeek(plan, '2026-11-14')).toBe(278);
  expect([shiftsAWeek(plan, '2026-10-31'), shiftsAWeek(plan, '2026-11-15')]).toEqual([null, null]);
});
