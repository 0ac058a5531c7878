import { useFoundHeld } from '../found-held.ts';
import {
  nothingWaits,
  readyWaiting,
  type Waiting,
  type WaitingOwner,
  type WaitingQueue,
} from '../waiting-queue.ts';

function waitingFor({ organization, uid }: WaitingOwner): Waiting {
  const { found } = useFoundHeld.getState();
  if (found.organization !== organization || found.uid !== uid) return nothingWaits;
  return {
    items: found.gifts.map(({ key, name, by }) => ({
      ...{ id: `held/${key}`, label: 'waiting.queues.held', title: name },
      ...{ day: by, time: null, link: '/fundraising/held' },
    })),
    isMore: found.count > found.gifts.length,
  };
}

/** Money above limits that has to be moved or refunded, as this device last found it. No reads. */
export const heldQueue: WaitingQueue = {
  key: 'held',
  capability: 'donations.write',
  label: 'waiting.queues.held',
  useItems(owner, isClosed) {
    useFoundHeld((state) => state.found);
    return readyWaiting(isClosed ? nothingWaits : waitingFor(owner));
  },
  readItems: async (owner) => waitingFor(owner),
};
