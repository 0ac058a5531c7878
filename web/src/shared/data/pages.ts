import { getDocs, limit, type Query, query, startAfter } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { pageSize } from '#shared/constants.ts';
import { t } from '../text/index.ts';
import { reportServerSilence } from './connectivity.ts';
import { messageFor } from './error-messages.ts';
import { type QueryResult, type QuerySubscription, recordResponse, subscribeQuery } from './follow.ts';
import { displacedRows } from './list-rows.ts';
import type { Live } from './live.ts';
import { type ListPart, overlayList } from './optimistic.ts';
import { readOptimisticList, useCacheInvalidation, useRefetch } from './optimistic-view.ts';
import { useOwnChanges } from './own-changes.ts';
import { ruleOf } from './queries.ts';
import { persistQuery, readPersistedQuery } from './query-cache.ts';
import { cursorOf, isFromCache, type Read, readerOf, rowsOf } from './reading.ts';
import { reportRefusal } from './refusals.ts';

/** `full`: there may be another page after it. */
type Page = ListPart & { full: boolean };
/** What the live page is; `heard` is null where the server cannot be asked and nothing was kept. */
type First = { of: string; result: QueryResult | null } | { of: string; why: string };
type Later = { of: string; pages: readonly Page[]; is: 'idle' | 'loading'; why?: string };

export type Pages<T> = {
  live: Live<T[]>;
  /** Fetches the next page; does nothing at the end or while one is on its way. */
  more: () => void;
  next: { is: 'idle' } | { is: 'loading' } | { is: 'failed'; why: string } | { is: 'end' };
};

type Source<N extends string, S extends Shape> = {
  collection: Collection<N, S>;
  /** Names the organization, and changes whenever the query does. */
  key: string;
  /** The query without a limit. */
  query: () => Query;
  /** Reads nothing while false. */
  enabled?: boolean;
};

/** The fetched pages of the list that was left last: going back to it asks for its live page only. */
let left: { key: string; after: string | undefined; pages: readonly Page[] } | undefined;

const laterKey = (key: string): string => `${key}#later`;
const pageOf = ({ answer, requestedAt }: QueryResult): Page => {
  const rows = answer[0] ?? [];
  return { rows, requestedAt, full: rows.length === pageSize };
};

/**
 * A list by cursor: the first page is live (50 reads, and one for each change), the others are fetched
 * when the reader scrolls to them. What this member changed shows at once on every page.
 */
export function usePages<N extends string, S extends Shape>(source: Source<N, S>): Pages<Read<S>> {
  const { collection, enabled = true } = source;
  const [attempt, setAttempt] = useState(0);
  const of = `${source.key}#${attempt}`;
  const [first, setFirst] = useState<First>();
  const [later, setLater] = useState<Later>();
  const following = useRef<QuerySubscription | null>(null);
  const latest = useRef({ source, later });
  latest.current = { source, later };

  useEffect(() => {
    if (!enabled) return;
    const { key } = latest.current.source;
    let before: Page | undefined;
    const onResult = (outcome: QueryResult | null) => {
      setFirst({ of, result: outcome });
      if (!outcome) return;
      const page = pageOf(outcome);
      if (outcome.at !== null && !before)
        return void recallLater(key).then((pages) => !before && pages.length > 0 && show(pages));
      if (outcome.stale) return;
      // Pages out of this device's memory cannot be gone on from.
      if (!before) show(left?.key === key && left.after === page.rows.at(-1)?.id ? left.pages : []);
      const pushed = before && page.full ? displacedRows(before.rows, page.rows) : [];
      if (pushed.length > 0)
        setLater((now) =>
          carry(now, of, { rows: pushed, requestedAt: page.requestedAt, once: true, full: true }),
        );
      before = page;
    };
    const show = (pages: readonly Page[]) => setLater({ of, pages, is: 'idle' });
    const targets = () => [query(latest.current.source.query(), limit(pageSize))];
    const opened = subscribeQuery({ key, table: collection.name, targets }, onResult, (error) => {
      setFirst({ of, why: messageFor(error) });
      reportRefusal(error);
    });
    following.current = opened;
    return () => {
      following.current = null;
      opened.stop();
      const { later } = latest.current;
      if (later?.of !== of || !before) return;
      left = { key, after: before.rows.at(-1)?.id, pages: later.pages };
    };
  }, [of, enabled, collection]);

  const current = first?.of === of ? first : undefined;
  const rest = later?.of === of ? later : undefined;
  const result = current && 'result' in current ? current.result : null;
  const pages = useMemo(() => [...(result ? [pageOf(result)] : []), ...(rest?.pages ?? [])], [result, rest]);
  const tail = pages.at(-1);
  const cursor = cursorOf(tail?.rows.at(-1));
  useEffect(() => {
    if (rest && rest.pages.length > 0 && cursor)
      persistQuery(
        laterKey(source.key),
        rest.pages.map(({ rows }) => rows),
      );
  }, [rest, cursor, source.key]);

  const more = useCallback(() => {
    if (!tail?.full || !cursor || rest?.is === 'loading') return;
    setLater((now) => ({ of, pages: now?.of === of ? now.pages : [], is: 'loading' }));
    const settle = (done: (now: Later) => Later) => setLater((now) => (now?.of === of ? done(now) : now));
    const missed = (why: string) => {
      reportServerSilence();
      settle(({ pages }) => ({ of, pages, is: 'idle', why }));
    };
    const { query: list } = latest.current.source;
    const requestedAt = Date.now();
    const begun = performance.now();
    getDocs(query(list(), startAfter(cursor), limit(pageSize))).then(
      ({ docs, metadata }) => {
        // Without a connection memory answers, which has nothing.
        if (isFromCache(metadata)) return missed(t('errors.network'));
        recordResponse(collection.name, begun);
        const fetched: Page = { rows: rowsOf(docs), requestedAt, once: true, full: docs.length === pageSize };
        settle(({ pages }) => ({ of, pages: [...pages, fetched], is: 'idle' }));
      },
      (error) => missed(messageFor(error)),
    );
  }, [tail, cursor, rest, of, collection]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const again = useCallback(() => following.current?.again(), []);
  const own = useOwnChanges(collection.name);
  const read = useMemo(() => readerOf(collection), [collection]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query.
  const rule = useMemo(() => ruleOf(source.query()), [source.key]);
  const { live, until } = useMemo((): { live: Live<Read<S>[]>; until: number | null } => {
    if (!current) return { live: { is: 'loading' }, until: null };
    if ('why' in current) return { live: { is: 'failed', why: current.why, retry }, until: null };
    const over = overlayList(collection, pages, own, rule, tail?.full === true);
    const { items, unreadable } = readOptimisticList(read, over.shown);
    if (!result && items.length === 0) return { live: { is: 'unseen' }, until: null };
    const { stale, at } = result ?? { stale: true, at: null };
    return { live: { is: 'ready', value: items, stale, at, unreadable }, until: stale ? null : over.until };
  }, [current, result, pages, tail, own, read, rule, retry, collection]);
  useRefetch(until, again);
  useCacheInvalidation(collection.name, live);
  return { live, more, next: nextOf(tail, rest, cursor !== undefined) };
}

/** The fetched pages as they were last, out of this device's memory. */
async function recallLater(key: string): Promise<Page[]> {
  const persisted = await readPersistedQuery(laterKey(key));
  return persisted
    ? persisted.value.map((rows) => ({
        rows,
        requestedAt: persisted.at,
        once: true,
        full: rows.length === pageSize,
      }))
    : [];
}

/** Keeps what new rows pushed off the live page; its place is before the fetched pages. */
function carry(later: Later | undefined, of: string, pushed: Page): Later | undefined {
  return later?.of === of ? { ...later, pages: [pushed, ...later.pages] } : later;
}

function nextOf(tail: Page | undefined, rest: Later | undefined, hasMore: boolean): Pages<unknown>['next'] {
  if (rest?.is === 'loading') return { is: 'loading' };
  if (rest?.why) return { is: 'failed', why: rest.why };
  if (!tail?.full) return { is: 'end' };
  return hasMore ? { is: 'idle' } : { is: 'failed', why: t('errors.network') };
}
