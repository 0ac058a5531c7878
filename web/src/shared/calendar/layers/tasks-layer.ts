import { IconChecklist } from '@tabler/icons-react';
import { useMemo } from 'react';
import { tasks } from '#shared/collections/tasks.ts';
import { taskEntry } from '#shared/domain/calendar-layers/entries.ts';
import { addDays } from '#shared/domain/days.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { useListOnce } from '../../data/use-list-once.ts';
import { useMember } from '../../session/session-store.ts';
import { taskPath } from '../../tasks/task-path.ts';
import { t } from '../../text/index.ts';
import { type CalendarLayer, itemOf, mapLive } from '../calendar-layer.ts';

/** Tasks that are read. */
const tasksRead = 20;

/** The member’s own open tasks of those days: a read for each, twenty at most. */
export const tasksLayer: CalendarLayer = {
  icon: IconChecklist,
  useItems({ from, to }, isClosed) {
    const { organization, uid } = useMember();
    const path = tasks.path(organization);
    const live = useListOnce(
      tasks,
      isClosed ? null : `calendar ${path} ${uid} ${from} ${to}`,
      () =>
        firstOf(
          inOrder(
            {
              path,
              conditions: [
                { field: 'assigned_to', is: '==', value: uid },
                { field: 'state', is: '==', value: 'open' },
                { field: 'due_key', is: '>=', value: from },
                { field: 'due_key', is: '<', value: addDays(to, 1) },
              ],
            },
            { field: 'due_key', direction: 'asc' },
          ),
          tasksRead,
        ),
      { cached: true },
    );
    return useMemo(
      () =>
        mapLive(live, (found) =>
          found.flatMap((task) =>
            // By the clock of this device, which is the member’s.
            taskEntry(task, 'UTC').map((entry) =>
              itemOf('tasks', entry, { link: taskPath(task.id), details: [t('calendar.details.task')] }),
            ),
          ),
        ),
      [live],
    );
  },
};
