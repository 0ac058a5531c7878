import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './days.ts';
import { type PacedGoal, paceOf } from './goal-pace.ts';

/** Ten days, 100 to bring. */
const goal: PacedGoal = { target: 100, start_value: 0, start_date: '2026-03-01', due_date: '2026-03-10' };

describe('paceOf', () => {
  it.each([
    [
      'before it begins',
      goal,
      0,
      '2026-02-27',
      { is: 'waiting', begins: '2026-03-01', perDay: 10, expected: 0 },
    ],
    ['on its first day', goal, 30, '2026-03-01', { is: 'begun', perDay: 7, expected: 0, daysLeft: 10 }],
    ['as fast as it must', goal, 40, '2026-03-05', { is: 'on pace', finish: '2026-03-10', perDay: 10 }],
    ['half as fast', goal, 20, '2026-03-05', { is: 'late', finish: '2026-03-20', by: 10, expected: 40 }],
    ['twice as fast', goal, 80, '2026-03-05', { is: 'ahead', finish: '2026-03-05', by: 5, perDay: 20 / 6 }],
    ['a little behind', goal, 39, '2026-03-05', { is: 'late', finish: '2026-03-11', by: 1 }],
    ['nothing came', goal, 0, '2026-03-05', { is: 'stalled', perDay: 100 / 6 }],
    ['next to nothing came', { ...goal, target: 1e11 }, 1, '2026-03-05', { is: 'stalled' }],
    ['it shrank', { ...goal, start_value: 50 }, 40, '2026-03-05', { is: 'stalled', left: 60 }],
    [
      'on the last day',
      goal,
      95,
      '2026-03-10',
      { is: 'on pace', finish: '2026-03-10', perDay: 5, daysLeft: 1 },
    ],
    ['late on the last day', goal, 50, '2026-03-10', { is: 'late', by: 8, expected: 90, perDay: 50 }],
    ['the day after', goal, 95, '2026-03-11', { is: 'overdue', by: 1, left: 5, expected: 100, daysLeft: 0 }],
    ['reached in time', goal, 100, '2026-03-04', { is: 'reached', share: 1, left: 0 }],
    ['reached and over', goal, 130, '2027-01-01', { is: 'reached', share: 1.3 }],
    ['reached before it begins', goal, 100, '2026-02-01', { is: 'reached' }],
    [
      'what was there before counts for no pace',
      { ...goal, start_value: 60 },
      76,
      '2026-03-05',
      { is: 'on pace', expected: 76, share: 0.76, expectedShare: 0.76 },
    ],
    [
      'within one day',
      { ...goal, due_date: '2026-03-01' },
      10,
      '2026-03-01',
      { is: 'begun', perDay: 90, days: 1 },
    ],
    [
      'dates the wrong way round',
      { ...goal, due_date: '2026-02-01' },
      10,
      '2026-03-02',
      { is: 'overdue', by: 1 },
    ],
    [
      'a start beyond the target',
      { ...goal, start_value: 500 },
      90,
      '2026-03-05',
      { is: 'stalled', expected: 100 },
    ],
    [
      'over a change of clocks',
      { ...goal, due_date: '2026-11-30' },
      1,
      '2026-11-29',
      { is: 'stalled', daysLeft: 2 },
    ],
  ])('%s', (_, of, reached, today, expected) => expect(paceOf(of, reached, today)).toMatchObject(expected));

  const day = fc.integer({ min: -40_000, max: 40_000 }).map((days) => addDays('2026-01-01', days));
  const anyGoal = fc.record({
    target: fc.integer({ min: 1, max: 100_000_000_000 }),
    start_value: fc.integer({ min: 0, max: 100_000_000_000 }),
    start_date: day,
    due_date: day,
  });
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 200_000_000_000 }),
    fc.integer({ min: 0, max: 4_000 }).map((quarters) => quarters / 4),
  );

  it('takes any goal, any amount and any day, and says numbers and days', () =>
    fc.assert(
      fc.property(anyGoal, amount, day, (of, reached, today) => {
        const pace = paceOf(of, reached, today);
        for (const value of Object.values(pace).filter((one) => typeof one === 'number'))
          expect(Number.isFinite(value) && value >= 0).toBe(true);
        expect(pace.daysLeft).toBeLessThanOrEqual(pace.days);
        expect(pace.expected).toBeLessThanOrEqual(of.target);
        expect(pace.is === 'reached').toBe(reached >= of.target);
        if ('perDay' in pace) expect(pace.perDay * pace.daysLeft).toBeCloseTo(pace.left, 3);
        if ('finish' in pace) expect(pace.finish >= today).toBe(true);
      }),
    ));

  it('finishes on the last day exactly where each day brings what a day must, and later with less', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 3_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.nat(),
        (days, daily, start_value, seed) => {
          const elapsed = 1 + (seed % (days - 1));
          const due_date = addDays(goal.start_date, days - 1);
          const steady = { ...goal, start_value, target: start_value + daily * days, due_date };
          const today = addDays(goal.start_date, elapsed);
          const reached = start_value + daily * elapsed;
          expect(paceOf(steady, reached, today)).toMatchObject({
            is: 'on pace',
            finish: due_date,
            expected: reached,
          });
          const less = paceOf(steady, reached - 1, today);
          expect(['late', 'stalled']).toContain(less.is);
          if (less.is === 'late') expect(daysBetween(due_date, less.finish)).toBe(less.by);
        },
      ),
    ));
});
