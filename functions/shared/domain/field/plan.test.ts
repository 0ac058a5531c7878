import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../days.ts';
import { chainOf, type FieldPlan, fieldPaceOf, usualPlan, type Worked } from './plan.ts';

const plan: FieldPlan = {
  ...usualPlan,
  goal_votes: 13_442,
  base_votes: 12_000,
  from: '2026-09-01',
  until: '2026-11-03',
};

test('from the missing votes to the recruits', () => {
  expect(chainOf(plan)).toEqual({
    missing: 1_442,
    supporters: 1_803,
    conversations: 4_508,
    attempts: 18_032,
    hours: 1_203,
    shifts: 401,
    recruits: 802,
  });
});

test('the worked example of a deficit of 185 at 80 percent turnout', () => {
  // Source: a county party's training says "about 235".
  expect(chainOf({ ...plan, goal_votes: 185, base_votes: 0 }).supporters).toBe(232);
});

test('who has the votes already needs nothing', () => {
  const done = fieldPaceOf({ ...plan, base_votes: 20_000 }, [], '2026-09-20');
  expect(done.chain).toMatchObject({ missing: 0, conversations: 0, shifts: 0, recruits: 0 });
  expect(done.pace.is).toBe('reached');
  expect(done.shiftsNeeded).toBeNull();
});

const workedFrom = (from: string, days: number, tried: number, reached: number): Worked[] =>
  Array.from({ length: days }, (_, n) => ({ day: addDays(from, n), tried, reached }));

test('late by days, and what would bring it home', () => {
  const result = fieldPaceOf(plan, workedFrom('2026-09-01', 28, 240, 60), '2026-09-29');
  expect(result).toMatchObject({ tried: 6_720, reached: 1_680, ownRate: 25 });
  // 2,828 are left at 60 a day: 48 days, of which 36 are there.
  expect(result.pace).toMatchObject({ is: 'late', by: 12, finish: '2026-11-15' });
  expect(result.perShift).toBe(11.25);
  expect(result.shiftsSoFar).toBeCloseTo((240 * 7) / 45, 6);
  expect(result.shiftsNeeded).toBe(49);
  expect(result.rateNeeded).toBe(33);
});

test.each([
  ['nobody has begun', [], '2026-09-05', 'stalled'],
  ['it is the first day', [], '2026-09-01', 'begun'],
  ['it has not begun', [], '2026-08-20', 'waiting'],
  ['it is over', workedFrom('2026-09-01', 10, 100, 20), '2026-11-10', 'overdue'],
] as const)('%s', (_, worked, today, is) => {
  const result = fieldPaceOf(plan, worked, today);
  expect(result.pace.is).toBe(is);
  expect(result.ownRate === null || result.ownRate > 0).toBe(true);
});

test('too few attempts say nothing of the contact rate', () => {
  const result = fieldPaceOf(plan, workedFrom('2026-09-01', 2, 60, 50), '2026-09-03');
  expect(result.ownRate).toBeNull();
  expect(result.perShift).toBe(11.25);
});

const days = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
const worked = fc.array(
  fc.record({ day: days, tried: fc.nat(500), rate: fc.nat(100) }).map(({ day, tried, rate }) => ({
    day,
    tried,
    reached: Math.floor((tried * rate) / 100),
  })),
  { maxLength: 60 },
);

test('weeks cover the plan without a gap, and add up to it', () => {
  const plans = fc.record({ from: days, length: fc.integer({ min: 0, max: 300 }), goal: fc.nat(100_000) });
  fc.assert(
    fc.property(plans, worked, days, ({ from, length, goal }, all, today) => {
      const one = { ...plan, goal_votes: goal, base_votes: 0, from, until: addDays(from, length) };
      const { weeks, chain, reached, tried } = fieldPaceOf(one, all, today);
      expect(weeks[0]?.from).toBe(from);
      expect(weeks.at(-1)?.until).toBe(one.until);
      for (const [at, week] of weeks.entries()) {
        expect(daysBetween(week.from, week.until)).toBeLessThanOrEqual(6);
        const next = weeks[at + 1];
        if (next) expect(daysBetween(week.until, next.from)).toBe(1);
      }
      expect(weeks.reduce((sum, { needed }) => sum + needed, 0)).toBe(chain.conversations);
      expect(weeks.reduce((sum, week) => sum + week.reached, 0)).toBe(reached);
      expect(weeks.reduce((sum, week) => sum + week.tried, 0)).toBe(tried);
    }),
  );
});
