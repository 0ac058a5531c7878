import { useMemo } from 'react';
import { completeTaskCall } from '#shared/api/tasks-api.ts';
import type { Stored } from '#shared/collections/define.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { undoMs } from '#shared/constants.ts';
import { commitCall, useJournal } from '../../shared/data/journal/index.ts';
import { type Live, useLiveQuery } from '../../shared/data/live.ts';
import { type Condition, firstOf, inOrder, type Order } from '../../shared/data/queries.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { notifyIfFailed, offerUndo } from '../../shared/ui/toasts.tsx';

export type Task = Stored<typeof tasks>;
export type TaskState = Task['state'];
export type Whose = 'mine' | 'all';

/** Whether a member may change a task, as the rules have it. */
export const mayEdit = (
  { uid, can }: Pick<ReturnType<typeof useMember>, 'uid' | 'can'>,
  { assigned_to, created_by }: Task,
): boolean => can('tasks.write') || assigned_to === uid || created_by === uid;

/** Tasks of one list that are read. */
export const tasksMax = 100;
const orders: Record<TaskState, Order> = {
  open: { field: 'due_key', direction: 'asc' },
  done: { field: 'done_at', direction: 'desc' },
};

/** One listener; a read for each task, up to `tasksMax`. */
export function useTasks(whose: Whose, state: TaskState): Live<Task[]> {
  const { organization, uid } = useMember();
  const path = tasks.path(organization);
  return useLiveQuery(tasks, `${path} ${whose} ${state} ${uid}`, () => {
    const own: Condition[] = whose === 'mine' ? [{ field: 'assigned_to', is: '==', value: uid }] : [];
    return firstOf(
      inOrder({ path, conditions: [...own, { field: 'state', is: '==', value: state }] }, orders[state]),
      tasksMax,
    );
  });
}

/** The tasks that this device has done or opened again, which the server has not answered yet. */
export function useUnsentStates(): ReadonlyMap<string, boolean> {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const states = new Map<string, boolean>();
    for (const { operation, state } of entries) {
      if (operation.operation !== 'call' || operation.path !== completeTaskCall.path) continue;
      const input = completeTaskCall.request.safeParse(operation.input);
      if (input.success && state.is !== 'failed') states.set(input.data.taskId, input.data.isDone);
    }
    return states;
  }, [entries]);
}

const send = (taskId: string, isDone: boolean, holdMs = 0) =>
  commitCall(
    completeTaskCall,
    { taskId, isDone, day: localDay(new Date()) },
    { entity: { table: 'tasks', id: taskId }, ...(holdMs > 0 ? { holdMs } : {}) },
  );

/** Does a task or opens it again, and offers to take that back for a few seconds. Resolves when this device has it. */
export async function completeTask(
  { id, title }: Pick<Task, 'id' | 'title'>,
  isDone: boolean,
): Promise<void> {
  const failed = t('common.failedToSave');
  const call = send(id, isDone, undoMs);
  if (!(await notifyIfFailed(call, failed))) return;
  const { id: entry, undo, synced } = await call;
  offerUndo(entry, { title: t(isDone ? 'tasks.done' : 'tasks.reopened'), name: title }, () => {
    void undo().then((isBack) => isBack || notifyIfFailed(send(id, !isDone), failed));
  });
  void notifyIfFailed(synced, failed);
}
