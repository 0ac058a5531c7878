import * as z from 'zod/mini';
import { taskReminders, taskRepeats } from '../domain/work/task-choices.ts';
import { collection, day, inOrganization, instant, line, recordId, stamps, text } from './define.ts';

export const taskStates = ['open', 'done'] as const;
/** Tasks without a day come last. */
export const noDay = '9999-12-31';

/**
 * What a member has to do. Everyone who reads tasks adds some, and edits those that they created or that are assigned to
 * them; `tasks.write` edits all. Doing one is a call, which also creates the next one of a task that repeats.
 */
export const tasks = collection({
  name: 'tasks',
  path: inOrganization('tasks'),
  access: { read: 'tasks.read', write: 'content' },
  carried: 'made',
  references: { person_id: 'people' },
  schema: z.strictObject({
    title: line(200),
    note: z.nullable(text(2_000)),
    due_day: z.nullable(day),
    /** By the clock of whoever it is assigned to; of no use without a day. */
    due_time: z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
    /** Older tasks have none. */
    reminder: z._default(z.enum(taskReminders), 'hour'),
    assigned_to: z.nullable(recordId),
    person_id: z.nullable(recordId),
    repeat: z.enum(taskRepeats),
    /** `due_day`, by which lists are ordered. */
    due_key: day,
    /** The day of the month on which it repeats: the task after January 31 is due in February, the next one on March 31. */
    repeat_date: z.nullable(z.int().check(z.minimum(1), z.maximum(31))),
    state: z.enum(taskStates),
    done_at: z.nullable(instant),
    done_by: z.nullable(text(128)),
    /** The task that doing this one created. */
    next_id: z.nullable(recordId),
    ...stamps,
  }),
  editable: ['title', 'note', 'due_day', 'due_time', 'reminder', 'assigned_to', 'person_id', 'repeat'],
  serverOwned: { state: 'open', done_at: null, done_by: null, next_id: null },
  derive: ({ due_day }) =>
    due_day === undefined
      ? {}
      : { due_key: due_day ?? noDay, repeat_date: due_day === null ? null : Number(due_day.slice(8)) },
});
