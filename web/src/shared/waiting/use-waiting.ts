import { useEffect } from 'react';
import type { Live } from '../data/live.ts';
import { useMember } from '../session/session-store.ts';
import { queues } from './queues/index.ts';
import { showWaitingCount } from './waiting-count.ts';
import { byDue } from './waiting-order.ts';
import type { Waiting } from './waiting-queue.ts';

/** Everything that waits for this member, by when it is due: a listener for each queue that is theirs. */
export function useWaiting(): Live<Waiting> {
  const { organization, uid, can } = useMember();
  const found = queues.map(({ capability, useItems }) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of queues never changes while the app is open.
    useItems({ organization, uid }, capability !== null && !can(capability)),
  );
  const missing = found.find((live) => live.is !== 'ready');
  const ready = found.flatMap((live) => (live.is === 'ready' ? [live] : []));
  const items = ready.flatMap(({ value }) => value.items).toSorted(byDue);
  const isMore = ready.some(({ value }) => value.isMore);
  const first = items[0];
  const isKnown = missing === undefined;
  const count = items.length;
  const next = first ? JSON.stringify([first.title, first.day, first.time]) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first entry is in `next`.
  useEffect(() => {
    if (isKnown) showWaitingCount({ organization, uid }, { count, isMore, next: first ?? null });
  }, [organization, uid, isKnown, count, isMore, next]);
  if (missing) return missing;
  return {
    is: 'ready',
    value: { items, isMore },
    stale: ready.some(({ stale }) => stale),
    at: ready.find(({ at }) => at !== null)?.at ?? null,
    unreadable: ready.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}
