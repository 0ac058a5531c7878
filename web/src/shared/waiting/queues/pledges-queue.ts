import { pledges } from '#shared/collections/pledges.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { localDay } from '../../ui/form/days.ts';
import { queueMax, waitingQueue } from '../waiting-queue.ts';

/** Pledges of which an installment is overdue. */
export const pledgesQueue = waitingQueue({
  key: 'pledges',
  capability: 'donations.write',
  isLive: false,
  label: 'waiting.queues.pledges',
  collection: pledges,
  query: (path) =>
    firstOf(
      inOrder(
        {
          path,
          conditions: [
            { field: 'stage', is: '==', value: 'open' },
            { field: 'due_on', is: '<', value: localDay(new Date()) },
          ],
        },
        { field: 'due_on', direction: 'asc' },
      ),
      queueMax,
    ),
  entry: ({ id, donor_name, due_on }) => ({
    ...{ title: donor_name, day: due_on, time: null, link: `/fundraising/pledges/${id}` },
  }),
});
