import { addDays, daysBetween } from './days.ts';

/** Goals against time. Days are `YYYY-MM-DD`; amounts are whatever the goal counts. Whole days are compared, so that a verdict does not change by the hour. */

export type PacedGoal = { target: number; start_value: number; start_date: string; due_date: string };

/** Days ahead beyond which a finish says nothing but "never at this pace". */
const outOfSight = 10 * 365;

export type Pace = {
  reached: number;
  target: number;
  /** Of the target, at least 0; above 1 once it is passed. */
  share: number;
  /** What a steady pace would have brought by the end of yesterday, and its share of the target. */
  expected: number;
  expectedShare: number;
  /** Still missing, at least 0. */
  left: number;
  /** Days left with today and the last one, 0 once it is over; how many there are in all. */
  daysLeft: number;
  days: number;
} & (
  | { is: 'reached' }
  /** The last day is over; `by` days ago. */
  | { is: 'overdue'; by: number }
  /** `perDay`, here and below: what each day that is left must bring. */
  | { is: 'waiting'; perDay: number; begins: string }
  /** The first day: there is no pace yet. */
  | { is: 'begun'; perDay: number }
  /** Nothing came since it began, or so little that no finish is in sight. */
  | { is: 'stalled'; perDay: number }
  /** At this pace: days after, or before, the last one. */
  | { is: 'late' | 'ahead'; perDay: number; finish: string; by: number }
  | { is: 'on pace'; perDay: number; finish: string }
);

/** How a goal stands on a day. Takes any goal: dates the wrong way round are one day, a start beyond the target none. */
export function paceOf(goal: PacedGoal, reached: number, today: string): Pace {
  const { target, start_date, due_date } = goal;
  const base = Math.min(goal.start_value, target);
  const days = Math.max(1, daysBetween(start_date, due_date) + 1);
  const due = addDays(start_date, days - 1);
  const elapsed = Math.min(days, Math.max(0, daysBetween(start_date, today)));
  const expected = base + ((target - base) * elapsed) / days;
  const left = Math.max(0, target - reached);
  const daysLeft = days - elapsed;
  const figures = {
    reached,
    target,
    share: Math.max(0, reached / target),
    expected,
    expectedShare: expected / target,
    left,
    daysLeft,
    days,
  };
  if (left === 0) return { ...figures, is: 'reached' };
  if (daysLeft === 0) return { ...figures, is: 'overdue', by: daysBetween(due, today) };
  const perDay = left / daysLeft;
  if (today < start_date) return { ...figures, is: 'waiting', perDay, begins: start_date };
  if (elapsed === 0) return { ...figures, is: 'begun', perDay };
  const came = reached - base;
  // What is left at the pace of the days that are gone. One division, so that whole numbers come out whole.
  const needed = came > 0 ? Math.ceil((left * elapsed) / came) : Number.POSITIVE_INFINITY;
  if (needed > outOfSight) return { ...figures, is: 'stalled', perDay };
  const finish = addDays(today, needed - 1);
  const by = needed - daysLeft;
  if (by === 0) return { ...figures, is: 'on pace', perDay, finish };
  return { ...figures, is: by > 0 ? 'late' : 'ahead', perDay, finish, by: Math.abs(by) };
}
