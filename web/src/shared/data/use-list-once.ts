import type { Query } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { onReconnect } from './connectivity.ts';
import { messageFor } from './error-messages.ts';
import type { Live } from './live.ts';
import { readCachedList, readList } from './lookup.ts';
import { useOwnChanges } from './own-changes.ts';
import type { Read } from './reading.ts';
import { reportRefusal } from './refusals.ts';

/**
 * The documents of one query as they are when the screen is visited, and again after each change of the collection by
 * this device. None of the four listeners that a screen may have. The query must carry a limit. `cached`: without a
 * connection it is what the server said last, and nothing where this device does not have that.
 */
export function useListOnce<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  /** Names the organization, and changes whenever the query does; null asks nothing. */
  key: string | null,
  query: () => Query,
  { cached = false } = {},
): Live<Read<S>[]> {
  const own = useOwnChanges(collection.name);
  const [state, setState] = useState<{ key: string; live: Live<Read<S>[]> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query; an own change calls for another reading.
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    const reading = cached
      ? readCachedList(collection, key, query())
      : readList(collection, query()).then((value) => ({ value, at: null }));
    reading.then(
      (found) =>
        isCurrent &&
        setState({
          key,
          live: found ? { is: 'ready', ...found, stale: found.at !== null, unreadable: 0 } : { is: 'unseen' },
        }),
      (error: unknown) => {
        if (isCurrent) setState({ key, live: { is: 'failed', why: messageFor(error), retry } });
        reportRefusal(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, own, attempt]);
  const live: Live<Read<S>[]> = state !== null && state.key === key ? state.live : { is: 'loading' };
  const isOld = live.is === 'failed' || live.is === 'unseen' || (live.is === 'ready' && live.stale);
  useEffect(() => (isOld ? onReconnect(retry) : undefined), [isOld, retry]);
  return live;
}
