import { useEffect } from 'react';
import type { Live } from '../data/live.ts';
import { useMember } from '../session/session-store.ts';
import { countOf, type Merged, mergeWaiting } from './merge-waiting.ts';
import { queues } from './queues/index.ts';
import { showWaitingCount } from './waiting-count.ts';

/** Everything that waits for this member, by when it is due: a listener for each queue that is theirs. */
export function useWaiting(): Live<Merged> {
  const { organization, uid, can } = useMember();
  const merged = mergeWaiting(
    queues.map(({ capability, label, useItems }) => ({
      label,
      // biome-ignore lint/correctness/useHookAtTopLevel: the list of queues never changes while the app is open.
      live: useItems({ organization, uid }, capability !== null && !can(capability)),
    })),
  );
  const counted = merged.is === 'ready' ? countOf(merged.value) : null;
  const known = counted && JSON.stringify(counted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is counted is in `known`.
  useEffect(() => {
    if (counted) showWaitingCount({ organization, uid }, counted);
  }, [organization, uid, known]);
  return merged;
}
