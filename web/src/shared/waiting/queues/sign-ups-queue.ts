import { formPosts } from '#shared/collections/form-posts.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { queueMax, waitingQueue } from '../waiting-queue.ts';

/** Sign-ups by public forms that somebody has to look at, longest waiting first. Read when the list is opened. */
export const signUpsQueue = waitingQueue({
  ...{ key: 'signUps', capability: 'rosters.work', isLive: false, label: 'waiting.queues.signUps' },
  collection: formPosts,
  query: (path) =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'state', is: '==', value: 'held' }] },
        { field: 'at', direction: 'asc' },
      ),
      queueMax,
    ),
  entry: ({ name, event_id }) => ({ title: name, day: null, time: null, link: `/events/${event_id}` }),
});
