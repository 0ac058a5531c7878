import { doc, type Query } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { wordsFor } from './errors.ts';
import { db } from './firestore.ts';
import { type Following, follow, type Question } from './follow.ts';
import { type Own, overlayList } from './overlay.ts';
import { useOwnChanges } from './own-changes.ts';
import { ruleOf } from './queries.ts';
import { type Read, type Reader, readerOf } from './reading.ts';
import { tellRefusal } from './refusals.ts';
import {
  drawDocument,
  firstKnown,
  type Known,
  knownOf,
  type Live,
  readShown,
  stampsIn,
  useAnew,
  useTold,
} from './shown.ts';

export type { Live } from './shown.ts';

/**
 * One subscription for each key; a new key starts again from loading, and a failed one waits for `retry`. `again` asks
 * anew under what is shown.
 */
function useKnown(question: Question, paused = false): { known: Known; again: () => void } {
  const { key } = question;
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ key: string; known: Known } | null>(null);
  const following = useRef<Following | null>(null);
  const first = useMemo(() => firstKnown(key), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything that the question reads.
  useEffect(() => {
    if (paused) return;
    const show = (known: Known) => setHeld({ key, known });
    const retry = () => {
      show({ is: 'loading', asked: Date.now() });
      setAttempt((count) => count + 1);
    };
    const opened = follow(
      question,
      (heard) => show(knownOf(heard)),
      (error) => {
        show({ is: 'failed', why: wordsFor(error), retry });
        tellRefusal(error);
      },
    );
    following.current = opened;
    return () => {
      following.current = null;
      opened.stop();
    };
  }, [key, attempt, paused]);
  const again = useCallback(() => following.current?.again(), []);
  return { known: held?.key === key ? held.known : first, again };
}

/**
 * An own new document that waits is not asked for: the server cannot have it. The emulator may say of it that it is not
 * there as of a moment after its creation, and Firestore's memory then believes no listener that tells of it.
 */
const isUnborn = (own: readonly Own[]): boolean =>
  own.some(({ operation, appliedAt }) => operation.operation === 'create' && appliedAt === null);

/** One document, live; null while it does not exist. Costs one read, and one for each change. `paused`: what it showed stays. */
export function useLiveDocument<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  scope: string,
  id: string,
  paused = false,
): Live<Read<S> | null> {
  const key = `${collection.path(scope)}/${id}`;
  const own = useOwnChanges(collection.name, id);
  const targets = () => [doc(db, key)];
  const { known, again } = useKnown({ key, table: collection.name, targets }, paused || isUnborn(own));
  const read = useMemo(() => readerOf(collection), [collection]);
  const { live, until } = useMemo(
    () => drawDocument(collection, id, known, own, read),
    [collection, id, known, own, read],
  );
  useAnew(until, again);
  useTold(collection.name, live);
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
  const asked = useRef<{ key: string; queries: readonly Query[] } | null>(null);
  const targets = () => {
    asked.current = { key, queries: queries() };
    return asked.current.queries;
  };
  const { known, again } = useKnown({ key, table: collection.name, targets }, paused);
  const own = useOwnChanges(collection.name);
  const read = useMemo(() => readerOf(collection), [collection]);
  // What this device has kept is drawn before it is asked for anew.
  if (known.is === 'heard' && asked.current?.key !== key) targets();
  const drawn = asked.current?.key === key ? asked.current.queries : none;
  const { live, until } = useMemo(
    () => drawLists(collection, drawn, known, own, read),
    [collection, drawn, known, own, read],
  );
  useAnew(until, again);
  useTold(collection.name, live);
  return live;
}

function drawLists<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  queries: readonly Query[],
  known: Known,
  own: readonly Own[],
  read: Reader<S>,
): { live: Live<Read<S>[]>; until: number | null } {
  if (known.is === 'failed') return { live: known, until: null };
  if (known.is === 'loading') return { live: { is: 'loading' }, until: null };
  const { answer, asked, stale, at } =
    known.is === 'heard' ? known : { answer: [], asked: 0, stale: true, at: null };
  const lists = queries.map((query, place) => {
    const rows = answer[place] ?? [];
    const rule = ruleOf(query);
    const full = rows.length >= (rule?.limit ?? Number.POSITIVE_INFINITY);
    return overlayList([{ rows, asked }], own, rule, full, stampsIn(collection));
  });
  const { items, unreadable } = readShown(
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
