import { expect, it } from 'vitest';
import { byDue, groupOf } from './task-groups.ts';

it.each([
  [null, 'later'],
  ['2026-11-26', 'overdue'],
  ['2026-11-27', 'today'],
  ['2026-11-28', 'week'],
  ['2026-12-03', 'week'],
  ['2026-12-04', 'later'],
])('puts a task that is due on %s under %s', (day, group) => expect(groupOf(day, '2026-11-27')).toBe(group));

it('orders tasks by day, then by time, then by title', () => {
  const task = (title: string, due_key: string, due_time: string | null = null) => ({
    title,
    due_key,
    due_time,
  });
  const sorted = [
    task('b', '2026-11-28'),
    task('a', '2026-11-28'),
    task('c', '2026-11-28', '09:30'),
    task('d', '2026-11-27'),
  ].toSorted(byDue);
  expect(sorted.map(({ title }) => title)).toEqual(['d', 'c', 'a', 'b']);
});
