import { addDays } from '../days.ts';

export const taskGroups = ['overdue', 'today', 'week', 'later'] as const;
export type TaskGroup = (typeof taskGroups)[number];

/** Where a list shows an open task: one without a day is for later, and the week is the next six days. */
export function groupOf(dueDay: string | null, today: string): TaskGroup {
  if (dueDay === null || dueDay > addDays(today, 6)) return 'later';
  if (dueDay > today) return 'week';
  return dueDay === today ? 'today' : 'overdue';
}

type Due = { due_key: string; due_time: string | null; title: string };
/** What is due first comes first; of a day, what has a time before what has none. */
export const byDue = (one: Due, other: Due): number =>
  one.due_key.localeCompare(other.due_key) ||
  (one.due_time ?? '24:00').localeCompare(other.due_time ?? '24:00') ||
  one.title.localeCompare(other.title);
