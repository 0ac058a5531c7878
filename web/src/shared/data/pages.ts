import { getDocs, limit, type Query, query, startAfter } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { pageSize } from '#shared/constants.ts';
import { t } from '../text/index.ts';
import { missedServer } from './connectivity.ts';
import { wordsFor } from './errors.ts';
import { answered, type Following, follow, type Heard } from './follow.ts';
import type { Live } from './live.ts';
import { overlayList, type Part } from './overlay.ts';
import { useOwnChanges } from './own-changes.ts';
import { ruleOf } from './queries.ts';
import { cursorOf, isRemembered, type Read, readerOf, rowsOf } from './reading.ts';
import { tellRefusal } from './refusals.ts';
import { displaced } from './rows.ts';
import { shelve, unshelve } from './shelf.ts';
import { readShown, stampsIn, useAnew, useTold } from './shown.ts';

/** `full`: there may be another page after it. */
type Page = Part & { full: boolean };
/** What the live page is; `heard` is null where the server cannot be asked and nothing was kept. */
type First = { of: string; heard: Heard | null } | { of: string; why: string };
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
const pageOf = ({ answer, asked }: Heard): Page => {
  const rows = answer[0] ?? [];
  return { rows, asked, full: rows.length === pageSize };
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
  const following = useRef<Following | null>(null);
  const latest = useRef({ source, later });
  latest.current = { source, later };

  useEffect(() => {
    if (!enabled) return;
    const { key } = latest.current.source;
    let before: Page | undefined;
    const hear = (heard: Heard | null) => {
      setFirst({ of, heard });
      if (!heard) return;
      const page = pageOf(heard);
      if (heard.at !== null && !before)
        return void recallLater(key).then((pages) => !before && pages.length > 0 && show(pages));
      if (heard.stale) return;
      // Pages out of this device's memory cannot be gone on from.
      if (!before) show(left?.key === key && left.after === page.rows.at(-1)?.id ? left.pages : []);
      const pushed = before && page.full ? displaced(before.rows, page.rows) : [];
      if (pushed.length > 0)
        setLater((now) => carry(now, of, { rows: pushed, asked: page.asked, once: true, full: true }));
      before = page;
    };
    const show = (pages: readonly Page[]) => setLater({ of, pages, is: 'idle' });
    const targets = () => [query(latest.current.source.query(), limit(pageSize))];
    const opened = follow({ key, table: collection.name, targets }, hear, (error) => {
      setFirst({ of, why: wordsFor(error) });
      tellRefusal(error);
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
  const heard = current && 'heard' in current ? current.heard : null;
  const pages = useMemo(() => [...(heard ? [pageOf(heard)] : []), ...(rest?.pages ?? [])], [heard, rest]);
  const tail = pages.at(-1);
  const cursor = cursorOf(tail?.rows.at(-1));
  useEffect(() => {
    if (rest && rest.pages.length > 0 && cursor)
      shelve(
        laterKey(source.key),
        rest.pages.map(({ rows }) => rows),
      );
  }, [rest, cursor, source.key]);

  const more = useCallback(() => {
    if (!tail?.full || !cursor || rest?.is === 'loading') return;
    setLater((now) => ({ of, pages: now?.of === of ? now.pages : [], is: 'loading' }));
    const settle = (done: (now: Later) => Later) => setLater((now) => (now?.of === of ? done(now) : now));
    const missed = (why: string) => {
      missedServer();
      settle(({ pages }) => ({ of, pages, is: 'idle', why }));
    };
    const { query: list } = latest.current.source;
    const asked = Date.now();
    const begun = performance.now();
    getDocs(query(list(), startAfter(cursor), limit(pageSize))).then(
      ({ docs, metadata }) => {
        // Without a connection memory answers, which has nothing.
        if (isRemembered(metadata)) return missed(t('errors.network'));
        answered(collection.name, begun);
        const fetched: Page = { rows: rowsOf(docs), asked, once: true, full: docs.length === pageSize };
        settle(({ pages }) => ({ of, pages: [...pages, fetched], is: 'idle' }));
      },
      (error) => missed(wordsFor(error)),
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
    const over = overlayList(pages, own, rule, tail?.full === true, stampsIn(collection));
    const { items, unreadable } = readShown(read, over.shown);
    if (!heard && items.length === 0) return { live: { is: 'unseen' }, until: null };
    const { stale, at } = heard ?? { stale: true, at: null };
    return { live: { is: 'ready', value: items, stale, at, unreadable }, until: stale ? null : over.until };
  }, [current, heard, pages, tail, own, read, rule, retry, collection]);
  useAnew(until, again);
  useTold(collection.name, live);
  return { live, more, next: nextOf(tail, rest, cursor !== undefined) };
}

/** The fetched pages as they were last, out of this device's memory. */
async function recallLater(key: string): Promise<Page[]> {
  const kept = await unshelve(laterKey(key));
  return kept
    ? kept.value.map((rows) => ({ rows, asked: kept.at, once: true, full: rows.length === pageSize }))
    : [];
}

/** Keeps what new rows pushed off the live page; its place is before the fetched pages. */
function carry(later: Later | undefined, of: string, pushed: Page): Later | undefined {
  return later?.of === of ? { ...later, pages: [pushed, ...later.pages] } : later;
}

function nextOf(tail: Page | undefined, rest: Later | undefined, goesOn: boolean): Pages<unknown>['next'] {
  if (rest?.is === 'loading') return { is: 'loading' };
  if (rest?.why) return { is: 'failed', why: rest.why };
  if (!tail?.full) return { is: 'end' };
  return goesOn ? { is: 'idle' } : { is: 'failed', why: t('errors.network') };
}
