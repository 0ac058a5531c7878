import { correctionProposals } from '#shared/collections/correction-proposals.ts';
import { firstOf, inOrder } from '../../data/queries.ts';
import { queueMax, waitingQueue } from '../waiting-queue.ts';

/** Corrections that canvassers and callers suggest. */
export const correctionsQueue = waitingQueue({
  key: 'corrections',
  capability: 'voters.write',
  label: 'waiting.queues.corrections',
  collection: correctionProposals,
  query: (path) =>
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'state', is: '==', value: 'open' }] },
        { field: 'created_at', direction: 'asc' },
      ),
      queueMax,
    ),
  entry: ({ field, text }) => ({
    title: text || null,
    isPhone: field === 'cell' || field === 'landline',
    about: `voterCodes.corrections.${field}`,
    ...{ day: null, time: null, link: '/field-ops/turfs/corrections' },
  }),
});
