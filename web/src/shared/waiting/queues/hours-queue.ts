import { hourEntries } from '#shared/collections/hour-entries.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { queueMax, waitingQueue } from '../waiting-queue.ts';

/** Hours that count once somebody has approved them, oldest day first. Read when the list is opened. */
export const hoursQueue = waitingQueue({
  ...{ key: 'hours', capability: 'volunteers.write', isLive: false, label: 'waiting.queues.hours' },
  collection: hourEntries,
  query: (path) =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'state', is: '==', value: 'waiting' }] },
        { field: 'day', direction: 'asc' },
      ),
      queueMax,
    ),
  entry: ({ note, day }) => ({ title: note, day, time: null, link: '/volunteers/hours' }),
});
