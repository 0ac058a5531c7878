import { doc, type Query } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { messageFor } from './error-messages.ts';
import { db } from './firestore.ts';
import { type LiveQuerySpec, type QuerySubscription, subscribeQuery } from './follow.ts';
import { type OwnChange, overlayList } from './optimistic.ts';
import {
  initialKnown,
  type Known,
  knownOf,
  type Live,
  readOptimisticDocument,
  readOptimisticList,
  useCacheInvalidation,
  useRefetch,
} from './optimistic-view.ts';
import { useOwnChanges } from './own-changes.ts';
import { ruleOf } from './queries.ts';
import { type Read, type Reader, readerOf } from './reading.ts';
import { reportRefusal } from './refusals.ts';

export type { Live } from './optimistic-view.ts';

/**
 * One subscription for each key; a new key starts again from loading, and a failed one waits for `retry`. `again` asks
 * anew under what is shown.
 */
function useKnown(question: LiveQuerySpec, paused = false): { known: Known; again: () => void } {
  const { key } = question;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ key: string; known: Known } | null>(null);
  const following = useRef<QuerySubscription | null>(null);
  const first = useMemo(() => initialKnown(key), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything that the question reads.
  useEffect(() => {
    if (paused) return;
    const show = (known: Known) => setState({ key, known });
    const retry = () => {
      show({ is: 'loading', requestedAt: Date.now() });
      setAttempt((count) => count + 1);
    };
    const opened = subscribeQuery(
      question,
      (result) => show(knownOf(result)),
      (error) => {
        show({ is: 'failed', why: messageFor(error), retry });
        reportRefusal(error);
      },
    );
    following.current = opened;
    return () => {
      following.current = null;
      opened.stop();
    };
  }, [key, attempt, paused]);
  const again = useCallback(() => following.current?.again(), []);
  return { known: state?.key === key ? state.known : first, again };
}

/**
 * An own new document that waits is not asked for: the server cannot have it. The emulator may say of it that it is not
 * there as of a moment after its creation, and Firestore's memory then believes no listener that tells of it.
 */
const isUnborn = (own: readonly OwnChange[]): boolean =>
  own.some(({ operation, appliedAt }) => operation.operation === 'create' && appliedAt === null);

/** One document, live; null while it does not exist. Costs one read, and one for each change. `paused`: what it showed stays. `isDurable`: as of a question. */
export function useLiveDocument<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  scope: string,
  id: string,
  paused = false,
  isDurable = false,
): Live<Read<S> | null> {
  const key = `${collection.path(scope)}/${id}`;
  const own = useOwnChanges(collection.name, id);
  const targets = () => [doc(db, key)];
  const { known, again } = useKnown(
    { key, table: collection.name, targets, isDurable },
    paused || isUnborn(own),
  );
  const read = useMemo(() => readerOf(collection), [collection]);
  const { live, until } = useMemo(
    () => readOptimisticDocument(collection, id, known, own, read),
    [collection, id, known, own, read],
  );
  useRefetch(until, again);
  useCacheInvalidation(collection.name, live);
  return live;
}

const none: readonly Query[] = [];

/** The documents of several queries as one list, live, once all have answered. Each must carry a limit. */
export function useLiveQueries<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  /** Names the organization, and changes whenever the queries do. */
  key: string,
  queries: () => Query[],
  /** Nothing is asked; what it showed stays. */
  paused = false,
): Live<Read<S>[]> {
  const latestQueries = useRef<{ key: string; queries: readonly Query[] } | null>(null);
  const targets = () => {
    latestQueries.current = { key, queries: queries() };
    return latestQueries.current.queries;
  };
  const { known, again } = useKnown({ key, table: collection.name, targets }, paused);
  const own = useOwnChanges(collection.name);
  const read = useMemo(() => readerOf(collection), [collection]);
  // What this device has kept is drawn before it is asked for anew.
  if (known.is === 'heard' && latestQueries.current?.key !== key) targets();
  const drawn = latestQueries.current?.key === key ? latestQueries.current.queries : none;
  const { live, until } = useMemo(
    () => drawLists(collection, drawn, known, own, read),
    [collection, drawn, known, own, read],
  );
  useRefetch(until, again);
  useCacheInvalidation(collection.name, live);
  return live;
}

function drawLists<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  queries: readonly Query[],
  known: Known,
  own: readonly OwnChange[],
  read: Reader<S>,
): { live: Live<Read<S>[]>; until: number | null } {
  if (known.is === 'failed') return { live: known, until: null };
  if (known.is === 'loading') return { live: { is: 'loading' }, until: null };
  const { answer, requestedAt, stale, at } =
    known.is === 'heard' ? known : { answer: [], requestedAt: 0, stale: true, at: null };
  const lists = queries.map((query, place) => {
    const rows = answer[place] ?? [];
    const rule = ruleOf(query);
    const full = rows.length >= (rule?.limit ?? Number.POSITIVE_INFINITY);
    return overlayList(collection, [{ rows, requestedAt }], own, rule, full);
  });
  const { items, unreadable } = readOptimisticList(
    read,
    lists.flatMap(({ shown }) => shown),
  );
  if (known.is === 'unseen' && items.length === 0) return { live: known, until: null };
  const until = Math.min(...lists.map((list) => list.until ?? Number.POSITIVE_INFINITY));
  return {
    live: { is: 'ready', value: items, stale, at, unreadable },
    until: Number.isFinite(until) && !stale ? until : null,
  };
}

/** The documents of one query, live. The query must carry a limit; the key must change whenever it does. */
export const useLiveQuery = <N extends string, S extends Shape>(
  collection: Collection<N, S>,
  key: string,
  query: () => Query,
  paused = false,
): Live<Read<S>[]> => useLiveQueries(collection, key, () => [query()], paused);
