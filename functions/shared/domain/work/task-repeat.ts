import { addDays, addMonths, monthOf } from '../days.ts';
import type { TaskRepeat } from './task-choices.ts';

/** No task repeats beyond this day. */
const lastDay = '2999-12-31';
const weekdayOf = (day: string): number => new Date(day).getUTCDay();
const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** A day of a month; the month's last one where it has fewer days. */
function dayIn(month: string, date: number): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const day = `${month}-${String(date).padStart(2, '0')}`;
  return day < last ? day : last;
}

/**
 * The date on which a monthly task repeats: that of its day, or a later one where the day is its month's last. Of others it
 * is the date of their day.
 */
export function repeatDate(repeat: TaskRepeat, due: string, date: number | null): number {
  const own = Number(due.slice(8));
  const isCut = repeat === 'monthly' && due === dayIn(monthOf(due), 31);
  return isCut && date !== null && date > own ? date : own;
}

/**
 * The day on which a repeating task is due next; null where it does not repeat. A task that was done late skips what was
 * missed. `date`: the day of the month that it repeats on, which February forgets otherwise.
 */
export function nextDueDay(
  repeat: TaskRepeat,
  { due, done, date }: { due: string | null; done: string; date: number | null },
): string | null {
  const from = due !== null && due > done ? due : done;
  // Days of years with more than four digits do not compare as text.
  if (repeat === 'none' || from >= lastDay) return null;
  return nextAfter(repeat, due ?? done, from, date);
}

function nextAfter(
  repeat: Exclude<TaskRepeat, 'none'>,
  due: string,
  from: string,
  date: number | null,
): string {
  if (repeat === 'daily') return addDays(from, 1);
  if (repeat === 'weekdays') {
    let day = addDays(from, 1);
    while (isWeekend(day)) day = addDays(day, 1);
    return day;
  }
  if (repeat === 'weekly') return addDays(from, 7 - ((weekdayOf(from) - weekdayOf(due) + 7) % 7));
  const onDate = repeatDate(repeat, due, date);
  const inMonth = dayIn(monthOf(from), onDate);
  return inMonth > from ? inMonth : dayIn(addMonths(monthOf(from), 1), onDate);
}
