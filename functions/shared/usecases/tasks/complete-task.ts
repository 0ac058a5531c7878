import { hasCapability } from '../../access.ts';
import { completeTaskCall } from '../../api/tasks-api.ts';
import { tasks } from '../../collections/tasks.ts';
import { addDays, today } from '../../domain/days.ts';
import { nextDueDay, repeatDate } from '../../domain/work/task-repeat.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';

type Task = Row<typeof tasks.schema>;

/** Nobody is further ahead than a day. */
const latestDay = (now: number): string => addDays(today(new Date(now)), 1);

/** Creates the task that follows a repeating one. The same member goes on with it. */
function createNext(
  store: Store,
  { id: _, ...task }: Task,
  day: string,
  { member, newId }: Context,
): string | null {
  const { due_day: due, repeat, repeat_date: date } = task;
  const next = nextDueDay(repeat, { due, done: day, date });
  if (next === null) return null;
  const id = newId();
  const stamps = { created_at: serverTime, updated_at: serverTime, updated_by: member.uid };
  // February forgets the date of a monthly task; one that becomes monthly later repeats on the date of its own day.
  const onDate = repeatDate(
    repeat,
    next,
    due === null ? Number(day.slice(8)) : repeatDate(repeat, due, date),
  );
  store.create(tasks, id, { ...task, due_day: next, due_key: next, repeat_date: onDate, ...stamps });
  return id;
}

/** Whether nobody touched a task since it was created. */
const isUntouched = ({ state, created_at, updated_at }: Task): boolean =>
  state === 'open' && created_at.toMillis() === updated_at.toMillis();

/**
 * Does a task, or opens it again; it is done once, however often it is called. Opened again, the task that followed goes, or
 * where somebody changed that one, the repetition stays with it. Three reads.
 */
export const completeTask = command(completeTaskCall, async ({ taskId, isDone, day }, context, store) => {
  const { member, now } = context;
  const caller = await requireCaller(store, member, 'tasks.read');
  const task = await store.get(tasks, taskId);
  if (!task) throw new RefusedError('tasks.gone');
  const isOwn = task.created_by === member.uid || task.assigned_to === member.uid;
  if (!isOwn && !hasCapability(caller, 'tasks.write')) throw new RefusedError('tasks.notYours');
  if ((task.state === 'done') === isDone) return { next: task.next_id };
  const stamps = { updated_at: serverTime, updated_by: member.uid };
  if (isDone) {
    const latest = latestDay(now());
    const next = createNext(store, task, day < latest ? day : latest, context);
    const done = { state: 'done', done_at: serverTime, done_by: member.uid, next_id: next } as const;
    store.update(tasks, taskId, { ...done, ...stamps });
    return { next };
  }
  const next = task.next_id === null ? null : await store.get(tasks, task.next_id);
  const opened = { state: 'open', done_at: null, done_by: null, next_id: null } as const;
  const goesOn = next !== null && !isUntouched(next);
  store.update(tasks, taskId, { ...opened, ...(goesOn ? { repeat: 'none' } : {}), ...stamps });
  if (next && !goesOn) store.delete(tasks, next.id);
  return { next: null };
});
