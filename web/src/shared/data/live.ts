import { doc, onSnapshot, type Query, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { useTooEarly } from './early.ts';
import { wordsFor } from './errors.ts';
import { db } from './firestore.ts';
import { type Read, readDocument, readDocuments } from './reading.ts';
import { tellRefusal } from './refusals.ts';

/** Data that may not be here yet. `LiveView` draws it. */
export type Live<T> =
  | { is: 'loading' }
  | { is: 'failed'; why: string; retry: () => void }
  /** `stale`: from this device's memory, the server has not been heard yet. `unreadable`: documents left out. */
  | { is: 'ready'; value: T; stale: boolean; unreadable: number };

type Subscribe<T> = (next: (live: Live<T>) => void, failed: (error: unknown) => void) => () => void;

/** Without it a listener never says that the server has confirmed what memory showed, or that it went silent. */
export const withMetadata = { includeMetadataChanges: true } as const;

/**
 * One subscription for each `key`; a new key starts again from loading, and a failed one waits for `retry`.
 * What it showed while it was too `early` to listen stays until the server answers.
 */
function useSubscription<T>(key: string, early: boolean, subscribe: Subscribe<T>, paused = false): Live<T> {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ key: string; live: Live<T> }>({ key, live: { is: 'loading' } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything that the subscription reads.
  useEffect(() => {
    if (paused) return;
    const show = (live: Live<T>) => setHeld({ key, live });
    const retry = () => {
      show({ is: 'loading' });
      setAttempt((count) => count + 1);
    };
    return subscribe(show, (error) => {
      show({ is: 'failed', why: wordsFor(error), retry });
      tellRefusal(error);
    });
  }, [key, early, attempt, paused]);
  return held.key === key ? held.live : { is: 'loading' };
}

/** One document, live; null while it does not exist. Costs one read, and one for each change. `paused`: what it showed stays. */
export function useLiveDocument<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  scope: string,
  id: string,
  paused = false,
): Live<Read<S> | null> {
  const path = `${collection.path(scope)}/${id}`;
  const early = useTooEarly(path, collection.name, id);
  return useSubscription(
    path,
    early,
    (next, failed) =>
      onSnapshot(
        doc(db, path),
        early ? { ...withMetadata, source: 'cache' } : withMetadata,
        (snapshot) => {
          // This device's own write is all that memory is asked for.
          if (early && !snapshot.exists()) return;
          const value = snapshot.exists() ? readDocument(collection, snapshot) : null;
          const unreadable = snapshot.exists() && value === null ? 1 : 0;
          next({ is: 'ready', value, stale: snapshot.metadata.fromCache, unreadable });
        },
        failed,
      ),
    paused,
  );
}

/** The documents of several queries as one list, live, once all have answered. Each must carry a limit. */
export function useLiveQueries<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  /** Must change whenever the queries do. */
  key: string,
  queries: () => Query[],
): Live<Read<S>[]> {
  const early = useTooEarly(key, collection.name);
  return useSubscription(key, early, (next, failed) => {
    const asked = early ? [] : queries();
    const answers = new Map<number, QuerySnapshot>();
    const stops = asked.map((query, at) =>
      onSnapshot(
        query,
        withMetadata,
        (snapshot) => {
          answers.set(at, snapshot);
          if (answers.size === asked.length) next(ready(collection, [...answers.values()]));
        },
        failed,
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  });
}

/** The documents of one query, live. The query must carry a limit; `key` must change whenever it does. */
export const useLiveQuery = <N extends string, S extends Shape>(
  collection: Collection<N, S>,
  key: string,
  query: () => Query,
): Live<Read<S>[]> => useLiveQueries(collection, key, () => [query()]);

function ready<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  snapshots: readonly QuerySnapshot[],
): Live<Read<S>[]> {
  const { items, unreadable } = readDocuments(
    collection,
    snapshots.flatMap(({ docs }) => docs),
  );
  const stale = snapshots.some(({ metadata }) => metadata.fromCache);
  return { is: 'ready', value: items, stale, unreadable };
}
