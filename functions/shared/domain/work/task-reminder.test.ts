import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type TaskReminder, taskReminders } from './task-choices.ts';
import { type Frequency, firstLook, isReminded, planReminder } from './task-reminder.ts';

const zone = 'America/New_York';
const at = (text: string) => Date.parse(text);
const iso = (millis: number) => new Date(millis).toISOString().slice(0, 16);
const task = (due_day: string, due_time: string | null = null, reminder: TaskReminder = 'hour') => ({
  ...{ due_day, due_time, reminder },
});
const since = at('2026-11-20T12:00Z');

/** When the plan ends, looking again each time that it says to. */
function outcome(dated: ReturnType<typeof task>, frequency: Frequency, set = since, where = zone) {
  let now = Math.max(set, firstLook(dated));
  for (let looks = 1; looks <= 3; looks += 1) {
    const plan = planReminder(dated, { zone: where, frequency }, { now, since: set });
    if (plan.is === 'send') return { is: 'send', at: iso(now) };
    if (plan.is === 'none') return { is: 'none' };
    if (plan.is === 'digest') return { is: 'digest', at: iso(plan.at), day: plan.day };
    expect(plan.at).toBeGreaterThan(now);
    now = plan.at;
  }
  throw new Error('It never ends.');
}

// November 27, 2026 is a Friday; New York is five hours behind.
it.each([
  [task('2026-11-27'), '2026-11-27T14:00'],
  [task('2026-11-27', null, 'at_time'), '2026-11-27T14:00'],
  [task('2026-11-27', null, 'day'), '2026-11-26T14:00'],
  [task('2026-11-27', '15:30'), '2026-11-27T19:30'],
  [task('2026-11-27', '15:30', 'at_time'), '2026-11-27T20:30'],
  [task('2026-11-27', '15:30', 'day'), '2026-11-26T20:30'],
  [task('2026-11-27', '00:30'), '2026-11-27T04:30'],
  [task('2027-03-14', '03:30'), '2027-03-14T06:30'],
])('reminds of %o at %s', (dated, expected) =>
  expect(outcome(dated, 'immediate')).toEqual({ is: 'send', at: expected }),
);

it.each([
  ['daily', task('2026-11-27'), '2026-11-27', '2026-11-27T13:00'],
  ['daily', task('2026-11-27', null, 'day'), '2026-11-26', '2026-11-26T13:00'],
  ['weekly', task('2026-11-27'), '2026-11-23', '2026-11-23T13:00'],
  ['weekly', task('2026-11-23'), '2026-11-23', '2026-11-23T13:00'],
  ['weekly', task('2026-11-23', null, 'day'), '2026-11-23', '2026-11-23T13:00'],
] as const)('puts it into the %s digest', (frequency, dated, day, moment) =>
  expect(outcome(dated, frequency)).toEqual({ is: 'digest', at: moment, day }),
);

it('leaves out what was over when the task was set, and puts it into the next digest', () => {
  const set = at('2026-11-25T14:30Z');
  expect(outcome(task('2026-11-25'), 'immediate', set)).toEqual({ is: 'none' });
  expect(outcome(task('2026-11-25', '11:00'), 'immediate', set)).toMatchObject({ is: 'send' });
  expect(outcome(task('2026-11-25'), 'daily', set)).toMatchObject({ day: '2026-11-26' });
  expect(outcome(task('2026-11-27'), 'weekly', set)).toMatchObject({ day: '2026-11-30' });
});

it('reminds of no task without a day, and of none in a time that is a mistake', () => {
  expect(isReminded({ due_day: null, due_time: null, reminder: 'hour' })).toBe(false);
  expect(isReminded({ due_day: '0000-01-01', due_time: null, reminder: 'day' })).toBe(false);
  expect(isReminded({ due_day: '2026-11-27', due_time: null, reminder: 'none' })).toBe(false);
});

it('never looks too late, wherever the member is and whatever they chose', () => {
  const cases = fc.record({
    day: fc.integer({ min: 0, max: 800 }).map((days) => iso(Date.UTC(2026, 10, 30 + days)).slice(0, 10)),
    time: fc.option(fc.constantFrom('00:00', '00:30', '02:30', '12:00', '23:59')),
    reminder: fc.constantFrom(...taskReminders.filter((one) => one !== 'none')),
    frequency: fc.constantFrom<Frequency>('immediate', 'daily', 'weekly'),
    where: fc.constantFrom(
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'America/New_York',
      'Australia/Lord_Howe',
    ),
  });
  fc.assert(
    fc.property(cases, ({ day, time, reminder, frequency, where }) => {
      const dated = task(day, time, reminder);
      const found = outcome(dated, frequency, since, where);
      expect(found.is).toBe(frequency === 'immediate' ? 'send' : 'digest');
      expect(firstLook(dated)).toBeLessThanOrEqual(at(`${found.at}Z`));
    }),
  );
});
