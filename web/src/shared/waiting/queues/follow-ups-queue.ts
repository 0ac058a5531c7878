import { followUps } from '#shared/collections/follow-ups.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { localDay } from '../../ui/form/days.ts';
import { queueMax, waitingQueue } from '../waiting-queue.ts';

/** People whom the member has to call back. The campaign's wait for nobody in particular. */
export const followUpsQueue = waitingQueue({
  ...{ key: 'follow-ups', capability: 'volunteers.write', isLive: false, label: 'waiting.queues.followUps' },
  collection: followUps,
  query: (path, { uid }) =>
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'state', is: '==', value: 'open' },
            { field: 'owner', is: '==', value: uid },
          ],
        },
        { field: 'free_at', direction: 'asc' },
      ),
      queueMax,
    ),
  entry: ({ name, due_at }) => ({
    ...{ title: name, day: localDay(new Date(due_at.toMillis())), time: null },
    link: '/volunteers/follow-ups',
  }),
});
