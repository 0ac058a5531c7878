import type { Query } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { listLimit } from '#shared/constants.ts';
import { messageFor } from './error-messages.ts';
import type { QueryResult, QuerySubscription } from './follow.ts';
import { type Pages, subscribePages } from './follow-pages.ts';
import type { Live } from './live.ts';
import { type OwnChange, overlayList } from './optimistic.ts';
import { readOptimisticList, useCacheInvalidation, useRefetch } from './optimistic-view.ts';
import { useOwnChanges } from './own-changes.ts';
import { firstFrom, firstOf, type ListRule, ruleOf } from './queries.ts';
import { type Read, type Reader, type Row, readerOf } from './reading.ts';
import { reportRefusal } from './refusals.ts';

type Opened = Pages & { of: string; why?: string };

const none: Opened = { of: '', results: [], open: 0 };
const rowsOf = (result: QueryResult | null | undefined): readonly Row[] => result?.answer[0] ?? [];
const isFull = (result: QueryResult | null | undefined): boolean => rowsOf(result).length >= listLimit;

type Source<N extends string, S extends Shape> = {
  collection: Collection<N, S>;
  /** Names the organization, and changes whenever the list does. */
  key: string;
  /** The list without a limit, and the field that it is ordered by: fewer than a page of documents have the same value. */
  list: () => Query;
  field: string;
  pagesMax: number;
  /** Nothing is asked; what it showed stays. */
  paused?: boolean;
};

/**
 * A whole list, live: as many pages as there are, each stored on this device, for rules let nobody list more than a hundred at
 * once. Documents that have the value of a page's last one are on the next page too, and shown once. A read for each document
 * and page, and one for each change. `isCut`: there is more than the pages hold.
 */
export function useLivePages<N extends string, S extends Shape>(
  source: Source<N, S>,
): Live<{ rows: Read<S>[]; isCut: boolean }> {
  const { collection, key, pagesMax, paused = false } = source;
  const [attempt, setAttempt] = useState(0);
  const of = `${key}#${attempt}`;
  const [pages, setPages] = useState(none);
  const latest = useRef(source);
  latest.current = source;
  const subscriptions = useRef<QuerySubscription | null>(null);
  useEffect(() => {
    if (paused) return;
    const opened = subscribePages(
      {
        ...{ key, table: collection.name, pagesMax },
        page: (from) => {
          const { list } = latest.current;
          return from === undefined ? firstOf(list(), listLimit) : firstFrom(list(), from, listLimit);
        },
        next: (result) => (isFull(result) ? rowsOf(result).at(-1)?.fields[latest.current.field] : undefined),
      },
      (found) => setPages({ of, ...found }),
      (error, found) => {
        reportRefusal(error);
        setPages({ of, ...found, why: messageFor(error) });
      },
    );
    subscriptions.current = opened;
    return () => {
      subscriptions.current = null;
      opened.stop();
    };
  }, [of, key, collection, pagesMax, paused]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const again = useCallback(() => subscriptions.current?.again(), []);
  const own = useOwnChanges(collection.name);
  const read = useMemo(() => readerOf(collection), [collection]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list.
  const rule = useMemo(() => ruleOf(source.list()), [key]);
  const { live, until } = useMemo(
    () => drawPages(collection, pages.of === of ? pages : none, own, rule, read, retry),
    [pages, of, own, read, rule, retry, collection],
  );
  useRefetch(until, again);
  useCacheInvalidation(collection.name, live);
  const isCut = isMore(pages);
  return useMemo(
    () => (live.is === 'ready' ? { ...live, value: { rows: live.value, isCut } } : live),
    [live, isCut],
  );
}

/** Whether there is more after the last page. */
const isMore = ({ results, open }: Opened): boolean => open === results.length && isFull(results.at(-1));

function drawPages<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  pages: Opened,
  own: readonly OwnChange[],
  rule: ListRule | null,
  read: Reader<S>,
  retry: () => void,
): { live: Live<Read<S>[]>; until: number | null } {
  const { results, why } = pages;
  if (why !== undefined) return { live: { is: 'failed', why, retry }, until: null };
  const [first] = results;
  if (first === undefined) return { live: { is: 'loading' }, until: null };
  if (first === null) return { live: { is: 'unseen' }, until: null };
  const parts = results.flatMap((result) =>
    result ? [{ rows: rowsOf(result), requestedAt: result.requestedAt }] : [],
  );
  const over = overlayList(collection, parts, own, rule, isMore(pages));
  const { items, unreadable } = readOptimisticList(read, over.shown);
  const stale = results.some((result) => result?.stale);
  const moments = results.flatMap((result) => result?.at ?? []);
  const at = moments.length > 0 ? Math.min(...moments) : null;
  return {
    live: { is: 'ready', value: items, stale, unreadable, at },
    until: stale ? null : over.until,
  };
}
