import { useEffect } from 'react';
import { isDemo } from '../../demo/mode.ts';
import { useFoundDuplicates } from '../../people/duplicates/found-duplicates.ts';
import { withTexts } from '../../text/registry.ts';
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

/** The demo's people are on this device, so it looks by itself; elsewhere the screen of duplicates does, when it is opened. */
function useSearchOnce({ organization, uid }: WaitingOwner, isDone: boolean): void {
  useEffect(() => {
    if (isDone || !isDemo) return;
    void import('../../people/duplicates/use-duplicates.ts')
      .then(withTexts)
      .then(({ searchDuplicates }) => searchDuplicates({ organization, uid }))
      // Without the file of this version there is one queue less.
      .catch(() => undefined);
  }, [organization, uid, isDone]);
}

/** Pairs of people who may be one, as this device last found them. No reads. */
export const duplicatesQueue: WaitingQueue = {
  key: 'duplicates',
  capability: 'people.write',
  label: 'waiting.queues.duplicates',
  useItems(owner, isClosed) {
    const found = useFoundDuplicates((state) => state.found);
    const isKnown = found.organization === owner.organization && found.uid === owner.uid;
    useSearchOnce(owner, isClosed || isKnown);
    return readyWaiting(isClosed ? nothingWaits : waitingFor(owner));
  },
  readItems: async (owner) => waitingFor(owner),
};
