import {
  type DocumentSnapshot,
  getDocs,
  limit,
  onSnapshot,
  type Query,
  query,
  startAfter,
} from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { pageSize } from '#shared/constants.ts';
import { useTooEarly } from './early.ts';
import { wordsFor } from './errors.ts';
import { type Live, withMetadata } from './live.ts';
import { useOwnChanges } from './own-changes.ts';
import type { Condition } from './queries.ts';
import { type Read, readDocuments } from './reading.ts';
import { tellRefusal } from './refusals.ts';
import { displaced, mergeRows } from './rows.ts';

/** `full`: there may be another page after it. */
type Fetched = { docs: readonly DocumentSnapshot[]; full: boolean };
type Page<T> = Fetched & { items: T[]; unreadable: number };
type First<T> = { of: string; page: Page<T>; stale: boolean } | { of: string; why: string };
type Later<T> = { of: string; pages: Page<T>[]; is: 'idle' | 'loading'; why?: string };

export type Pages<T> = {
  live: Live<T[]>;
  /** Fetches the next page; does nothing at the end or while one is on its way. */
  more: () => void;
  next: { is: 'idle' } | { is: 'loading' } | { is: 'failed'; why: string } | { is: 'end' };
};

type Source<N extends string, S extends Shape> = {
  collection: Collection<N, S>;
  /** Changes whenever the query does. */
  key: string;
  /** The query without a limit. */
  query: () => Query;
  /** Those of the query. */
  conditions?: readonly Condition[];
  /** Reads nothing while false. */
  enabled?: boolean;
};

/**
 * Milliseconds for which a list that memory alone answered waits for the server: until then memory holds
 * little more than the record that was just saved, and the list would flash with one row.
 */
const patienceMs = 1_000;

/** The fetched pages of the list that was left last: going back to it asks for its live page only. */
let left: { key: string; after: string | undefined; pages: Fetched[] } | undefined;

/**
 * A list by cursor: the first page is live (50 reads, and one for each change), the others are fetched
 * when the reader scrolls to them. What this device itself changed shows at once on every page.
 */
export function usePages<N extends string, S extends Shape>(source: Source<N, S>): Pages<Read<S>> {
  const { enabled = true } = source;
  const [attempt, setAttempt] = useState(0);
  const of = `${source.key}#${attempt}`;
  const early = useTooEarly(of, source.collection.name);
  const [first, setFirst] = useState<First<Read<S>>>();
  const [later, setLater] = useState<Later<Read<S>>>();
  const latest = useRef({ source, later });
  latest.current = { source, later };

  useEffect(() => {
    if (!enabled || early) return;
    const { collection, key } = latest.current.source;
    let before: Page<Read<S>> | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const show = (page: Page<Read<S>>, stale: boolean) => {
      const pushed = before && page.full ? displaced(before.docs, page.docs) : [];
      if (!before && left?.key === key && left.after === page.docs.at(-1)?.id)
        setLater({ of, pages: left.pages.map((fetched) => toPage(collection, fetched)), is: 'idle' });
      if (pushed.length > 0)
        setLater((now) => carry(now, of, toPage(collection, { docs: pushed, full: true })));
      setFirst({ of, page, stale });
      before = page;
    };
    const stop = onSnapshot(
      query(latest.current.source.query(), limit(pageSize)),
      withMetadata,
      ({ docs, metadata }) => {
        const page = toPage(collection, { docs, full: docs.length === pageSize });
        clearTimeout(waiting);
        if (metadata.fromCache && !before) waiting = setTimeout(() => show(page, true), patienceMs);
        else show(page, metadata.fromCache);
      },
      (error) => {
        setFirst({ of, why: wordsFor(error) });
        tellRefusal(error);
      },
    );
    return () => {
      clearTimeout(waiting);
      stop();
      const { later } = latest.current;
      if (later?.of === of) left = { key, after: before?.docs.at(-1)?.id, pages: later.pages };
    };
  }, [of, enabled, early]);

  const current = first?.of === of ? first : undefined;
  const rest = later?.of === of ? later : undefined;
  const page = current && 'page' in current ? current.page : undefined;
  const tail = rest?.pages.at(-1) ?? page;

  const more = useCallback(() => {
    const cursor = tail?.docs.at(-1);
    if (!tail?.full || !cursor || rest?.is === 'loading') return;
    setLater((now) => ({ of, pages: now?.of === of ? now.pages : [], is: 'loading' }));
    const settle = (done: (now: Later<Read<S>>) => Later<Read<S>>) =>
      setLater((now) => (now?.of === of ? done(now) : now));
    const { collection, query: list } = latest.current.source;
    getDocs(query(list(), startAfter(cursor), limit(pageSize))).then(
      ({ docs }) => {
        const fetched = toPage(collection, { docs, full: docs.length === pageSize });
        settle(({ pages }) => ({ of, pages: [...pages, fetched], is: 'idle' }));
      },
      (error) => settle(({ pages }) => ({ of, pages, is: 'idle', why: wordsFor(error) })),
    );
  }, [tail, rest, of]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const live = useRows(source, current, rest?.pages, retry);
  return { live, more, next: nextOf(tail, rest) };
}

/** Keeps what new rows pushed off the live page; its place is before the fetched pages. */
function carry<T>(later: Later<T> | undefined, of: string, pushed: Page<T>): Later<T> | undefined {
  return later?.of === of ? { ...later, pages: [pushed, ...later.pages] } : later;
}

function nextOf(tail: Page<unknown> | undefined, rest: Later<unknown> | undefined): Pages<unknown>['next'] {
  if (rest?.is === 'loading') return { is: 'loading' };
  if (rest?.why) return { is: 'failed', why: rest.why };
  return tail?.full ? { is: 'idle' } : { is: 'end' };
}

function toPage<S extends Shape>(collection: Collection<string, S>, fetched: Fetched): Page<Read<S>> {
  return { ...fetched, ...readDocuments(collection, fetched.docs) };
}

function useRows<T extends { id: string }>(
  {
    collection,
    key,
    conditions,
  }: Pick<Source<string, Shape>, 'key' | 'conditions'> & { collection: { name: string } },
  first: First<T> | undefined,
  fetched: Page<T>[] | undefined,
  retry: () => void,
): Live<T[]> {
  const own = useOwnChanges(collection.name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the conditions.
  return useMemo(() => {
    if (!first) return { is: 'loading' };
    if ('why' in first) return { is: 'failed', why: first.why, retry };
    const pages = fetched ?? [];
    return {
      is: 'ready',
      value: mergeRows(
        first.page.items,
        pages.flatMap(({ items }) => items),
        own,
        conditions,
      ),
      stale: first.stale,
      unreadable: pages.reduce((sum, page) => sum + page.unreadable, first.page.unreadable),
    };
  }, [first, fetched, own, retry, key]);
}
