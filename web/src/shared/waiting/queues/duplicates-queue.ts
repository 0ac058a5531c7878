import { useFoundDuplicates } from '../../people/duplicates/found-duplicates.ts';
import {
  nothingWaits,
  readyWaiting,
  type Waiting,
  type WaitingOwner,
  type WaitingQueue,
} from '../waiting-queue.ts';

function waitingFor({ organization, uid }: WaitingOwner): Waiting {
  const { found } = useFoundDuplicates.getState();
  if (found.organization !== organization || found.uid !== uid) return nothingWaits;
  return {
    items: found.pairs.map(({ one, other, names }) => ({
      ...{ id: `duplicates/${one}_${other}`, label: 'waiting.queues.duplicates', title: names },
      ...{ day: null, time: null, link: '/duplicates' },
    })),
    isMore: found.count > found.pairs.length,
  };
}

/** Pairs of people who may be one, as this device last found them. No reads. */
export const duplicatesQueue: WaitingQueue = {
  key: 'duplicates',
  capability: 'people.write',
  useItems(owner, isClosed) {
    useFoundDuplicates((state) => state.found);
    return readyWaiting(isClosed ? nothingWaits : waitingFor(owner));
  },
  readItems: async (owner) => waitingFor(owner),
};
