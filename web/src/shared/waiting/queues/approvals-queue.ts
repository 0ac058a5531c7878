import { positionDrafts } from '#shared/collections/position-drafts.ts';
import { withValue } from '../../data/queries.ts';
import { queueMax, waitingQueue } from '../waiting-queue.ts';

/** Positions in review; whoever wrote one waits for somebody else. */
export const approvalsQueue = waitingQueue({
  key: 'approvals',
  capability: 'policy.approve',
  label: 'waiting.queues.approvals',
  collection: positionDrafts,
  query: (path) => withValue(path, 'state', 'review', queueMax),
  entry: ({ id, stance, authors }, { uid }) =>
    authors.includes(uid) ? null : { title: stance, day: null, time: null, link: `/strategy/policy/${id}` },
});
