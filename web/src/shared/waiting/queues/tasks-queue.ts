import { tasks } from '#shared/collections/tasks.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { taskPath } from '../../tasks/task-path.ts';
import { queueMax, waitingQueue } from '../waiting-queue.ts';

/** The member's own open tasks. */
export const tasksQueue = waitingQueue({
  key: 'tasks',
  capability: 'tasks.read',
  label: 'waiting.queues.tasks',
  collection: tasks,
  query: (path, { uid }) =>
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'assigned_to', is: '==', value: uid },
            { field: 'state', is: '==', value: 'open' },
          ],
        },
        { field: 'due_key', direction: 'asc' },
      ),
      queueMax,
    ),
  entry: ({ id, title, due_day, due_time }) => ({
    ...{ title, day: due_day, time: due_time, link: taskPath(id) },
  }),
});
