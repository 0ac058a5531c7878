import { appointments } from '#shared/collections/appointments.ts';
import { withValue } from '../../data/queries.ts';
import { queueMax, waitingQueue } from '../waiting-queue.ts';

/** Requests for the candidate's time. */
export const scheduleQueue = waitingQueue({
  key: 'schedule',
  capability: 'schedule.write',
  isLive: false,
  label: 'waiting.queues.schedule',
  collection: appointments,
  query: (path) => withValue(path, 'state', 'requested', queueMax),
  entry: ({ id, title, day, from }) => ({
    ...{ title, day, time: from.slice(11), link: `/schedule/${id}` },
  }),
});
