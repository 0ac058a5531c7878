import { announcementReceipts } from '#shared/collections/announcements.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { queueMax, waitingQueue } from '../waiting-queue.ts';

/** Announcements that the member has not read. */
export const announcementsQueue = waitingQueue({
  key: 'announcements',
  capability: null,
  label: 'waiting.queues.announcements',
  collection: announcementReceipts,
  query: (path, { uid }) =>
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'uid', is: '==', value: uid },
            { field: 'is_read', is: '==', value: false },
          ],
        },
        { field: 'sent_at', direction: 'desc' },
      ),
      queueMax,
    ),
  entry: ({ title, announcement_id }) => ({
    ...{ title, day: null, time: null, link: `/announcements/${announcement_id}` },
  }),
});
