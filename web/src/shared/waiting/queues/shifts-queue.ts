import { useFlaggedShifts } from '../flagged-shifts.ts';
import {
  nothingWaits,
  readyWaiting,
  type Waiting,
  type WaitingOwner,
  type WaitingQueue,
} from '../waiting-queue.ts';

function waitingFor({ organization, uid }: WaitingOwner): Waiting {
  const { found } = useFlaggedShifts.getState();
  if (found.organization !== organization || found.uid !== uid) return nothingWaits;
  return {
    items: found.shifts.map(({ key, name, day }) => ({
      ...{ id: `shifts/${key}`, label: 'waiting.queues.shifts', title: name, day, time: null },
      link: '/field-ops/quality',
    })),
    isMore: false,
  };
}

/** Flagged shifts that nobody looked at, as this device last found them. No reads. */
export const shiftsQueue: WaitingQueue = {
  key: 'shifts',
  capability: 'voters.write',
  label: 'waiting.queues.shifts',
  useItems(owner, isClosed) {
    useFlaggedShifts((state) => state.found);
    return readyWaiting(isClosed ? nothingWaits : waitingFor(owner));
  },
  readItems: async (owner) => waitingFor(owner),
};
