import { addDays } from '../days.ts';
import type { TaskReminder } from './task-choices.ts';
import { dayIn, earliestAnywhere, zonedTime } from './zoned-time.ts';

/** Minutes after midnight: reminders of tasks that have no time, and digests. */
export const reminderMinutes = 9 * 60;
export const digestMinutes = 8 * 60;
const hourMs = 3_600_000;

export type Frequency = 'immediate' | 'daily' | 'weekly';
type Due = { due_day: string | null; due_time: string | null; reminder: TaskReminder };
type Dated = Due & { due_day: string };

/** Days before this one are mistakes, and far from the last one that arithmetic can take back. */
const firstDay = '2000-01-01';

export const isReminded = (task: Due): task is Dated =>
  task.due_day !== null && task.due_day >= firstDay && task.reminder !== 'none';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const remindedDay = ({ due_day, reminder }: Dated): string =>
  reminder === 'day' ? addDays(due_day, -1) : due_day;
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

type Clock = (day: string, minutes: number) => number;

/** When a task's reminder is due by some clock. An hour before is an hour, whatever the clocks do in between. */
export function reminderAt(task: Dated, clock: Clock): number {
  const { due_time, reminder } = task;
  const at = clock(remindedDay(task), due_time === null ? reminderMinutes : minutesOf(due_time));
  return due_time !== null && reminder === 'hour' ? at - hourMs : at;
}

/** When to look at a task for the first time: nobody's reminder and nobody's digest of it is due before. */
export const firstLook = (task: Dated): number =>
  Math.min(reminderAt(task, earliestAnywhere), earliestAnywhere(mondayOf(remindedDay(task)), digestMinutes));

export type ReminderPlan =
  | { is: 'send' }
  /** Looks again then. */
  | { is: 'wait'; at: number }
  /** Goes into the digest of a day. */
  | { is: 'digest'; at: number; day: string }
  /** It was over when the task was set so. */
  | { is: 'none' };

/** The next day of a digest, at the earliest `day`, whose moment is after `since`. */
function digestAfter(day: string, since: number, zone: string, frequency: Frequency): string {
  const floor = dayIn(zone, since);
  let next = day < floor ? floor : day;
  if (zonedTime(zone, next, digestMinutes) <= since) next = addDays(next, 1);
  if (frequency !== 'weekly') return next;
  const monday = mondayOf(next);
  const isOver = monday !== next && zonedTime(zone, monday, digestMinutes) <= since;
  return isOver ? addDays(monday, 7) : monday;
}

/** A member's next digest: what is new goes into it. */
export function nextDigest({ zone, frequency }: { zone: string; frequency: Frequency }, now: number) {
  const day = digestAfter(dayIn(zone, now), now, zone, frequency);
  return { day, at: zonedTime(zone, day, digestMinutes) };
}

/**
 * What to do about a task's reminder now. `since`: when the task was set so. Moments are looked up in the zone that the
 * member has by then: on the day before, preferences are read again.
 */
export function planReminder(
  task: Dated,
  { zone, frequency }: { zone: string; frequency: Frequency },
  { now, since }: { now: number; since: number },
): ReminderPlan {
  if (frequency === 'immediate') {
    const at = reminderAt(task, (day, minutes) => zonedTime(zone, day, minutes));
    if (at <= since) return { is: 'none' };
    if (now >= at) return { is: 'send' };
    const early = reminderAt(task, earliestAnywhere);
    return { is: 'wait', at: now < early ? early : at };
  }
  const wanted = frequency === 'weekly' ? mondayOf(remindedDay(task)) : remindedDay(task);
  const day = digestAfter(wanted, since, zone, frequency);
  const early = earliestAnywhere(day, digestMinutes);
  if (now < early) return { is: 'wait', at: early };
  return { is: 'digest', at: zonedTime(zone, day, digestMinutes), day };
}
