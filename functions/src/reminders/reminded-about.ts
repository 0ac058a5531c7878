import type * as z from 'zod/mini';
import type { tasks } from '#shared/collections/index.ts';
import { isReminded } from '#shared/domain/work/task-reminder.ts';

type Task = z.output<typeof tasks.schema>;

/** Whom a task's reminder is for and when it is due; null where nobody is reminded. Another text is another reminder. */
export function remindedAbout(task: Task) {
  const { assigned_to: uid, due_time, reminder, state } = task;
  if (state !== 'open' || uid === null || !isReminded(task)) return null;
  return { uid, task, about: [uid, task.due_day, due_time ?? 'all day', reminder].join(' ') };
}
