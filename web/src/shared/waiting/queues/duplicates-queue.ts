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

function waitingFor(owner: WaitingOwner): Waiting {
  const { found } = useFoundDuplicates.getState();
  if (!isFoundFor(owner)) return nothingWaits;
  return {
    items: found.pairs.map(({ one, other, names }) => ({
      ...{ id: `duplicates/${one}_${other}`, label: 'waiting.queues.duplicates', title: names },
      ...{ day: null, time: null, link: '/duplicates' },
    })),
    isMore: found.count > found.pairs.length,
  };
}

const isFoundFor = ({ organization, uid }: WaitingOwner): boolean => {
  const { found } = useFoundDuplicates.getState();
  return found.organization === organization && found.uid === uid;
};

let searching: Promise<void> | null = null;

/**
 * The demo's people are on this device, so it looks by itself, once for the list and the count in the menu; elsewhere the screen
 * of duplicates does, when it is opened.
 */
function searchOnce(owner: WaitingOwner): Promise<void> {
  if (!isDemo || isFoundFor(owner)) return Promise.resolve();
  searching ??= import('../../people/duplicates/use-duplicates.ts')
    .then(withTexts)
    .then(({ searchDuplicates }) => searchDuplicates(owner))
    // Without the file of this version there is one queue less.
    .catch(() => undefined)
    .finally(() => {
      searching = null;
    });
  return searching;
}

/** Pairs of people who may be one, as this device last found them. No reads. */
export const duplicatesQueue: WaitingQueue = {
  key: 'duplicates',
  capability: 'people.write',
  label: 'waiting.queues.duplicates',
  useItems(owner, isClosed) {
    useFoundDuplicates((state) => state.found);
    const { organization, uid } = owner;
    useEffect(() => {
      if (!isClosed) void searchOnce({ organization, uid });
    }, [organization, uid, isClosed]);
    return readyWaiting(isClosed ? nothingWaits : waitingFor(owner));
  },
  async readItems(owner) {
    await searchOnce(owner);
    return waitingFor(owner);
  },
};
