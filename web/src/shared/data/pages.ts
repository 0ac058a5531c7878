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
import { wordsFor } from './errors.ts';
import { stored } from './journal/apply.ts';
import { type Operation, type Table, useJournal } from './journal/index.ts';
import type { Live } from './live.ts';
import { type Read, readDocuments } from './reading.ts';

type Page<T> = { items: T[]; unreadable: number; last: DocumentSnapshot | undefined; full: boolean };
export type Pages<T> = {
  live: Live<T[]>;
  /** Fetches the next page; does nothing at the end or while one is on its way. */
  more: () => void;
  next: { is: 'idle' } | { is: 'loading' } | { is: 'failed'; why: string } | { is: 'end' };
};
type Source<N extends Table, S extends Shape> = {
  collection: Collection<N, S>;
  /** Changes whenever the query does. */
  key: string;
  /** The query without a limit. */
  query: () => Query;
};

/**
 * A list by cursor: the first page is live (50 reads, and one for each change), the others are fetched
 * when the reader scrolls to them. What this device itself changed shows at once on every page.
 */
export function usePages<N extends Table, S extends Shape>(source: Source<N, S>): Pages<Read<S>> {
  const { collection, key } = source;
  const [attempt, setAttempt] = useState(0);
  const identity = `${key}#${attempt}`;
  const [first, setFirst] = useState<{
    identity: string;
    page: Page<Read<S>> | null;
    why?: string;
    stale: boolean;
  }>();
  const [later, setLater] = useState<{
    identity: string;
    pages: Page<Read<S>>[];
    is: 'idle' | 'loading';
    why?: string;
  }>();
  const latest = useRef(source);
  latest.current = source;

  useEffect(() => {
    const paged = query(latest.current.query(), limit(pageSize));
    return onSnapshot(
      paged,
      (snapshot) => {
        const page = toPage(latest.current.collection, snapshot.docs);
        setFirst({ identity, page, stale: snapshot.metadata.fromCache });
      },
      (error) => setFirst({ identity, page: null, why: wordsFor(error), stale: false }),
    );
  }, [identity]);

  const current = first?.identity === identity ? first : undefined;
  const rest = later?.identity === identity ? later : undefined;
  const tail = rest?.pages.at(-1) ?? current?.page;

  const more = useCallback(() => {
    if (!tail?.full || !tail.last || rest?.is === 'loading') return;
    const pages = rest?.pages ?? [];
    setLater({ identity, pages, is: 'loading' });
    getDocs(query(latest.current.query(), startAfter(tail.last), limit(pageSize))).then(
      (snapshot) =>
        setLater({
          identity,
          pages: [...pages, toPage(latest.current.collection, snapshot.docs)],
          is: 'idle',
        }),
      (error) => setLater({ identity, pages, is: 'idle', why: wordsFor(error) }),
    );
  }, [tail, rest, identity]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const live = useLiveRows(collection.name, current, rest?.pages, retry);
  return { live, more, next: nextOf(tail, rest) };
}

function nextOf(
  tail: Page<unknown> | null | undefined,
  rest: { is: string; why?: string } | undefined,
): Pages<unknown>['next'] {
  if (rest?.is === 'loading') return { is: 'loading' };
  if (rest?.why) return { is: 'failed', why: rest.why };
  return tail?.full ? { is: 'idle' } : { is: 'end' };
}

function toPage<S extends Shape>(
  collection: Collection<string, S>,
  docs: readonly DocumentSnapshot[],
): Page<Read<S>> {
  return { ...readDocuments(collection, docs), last: docs.at(-1), full: docs.length === pageSize };
}

/** The pages as one list: no row twice, nothing that is being deleted, this device's edits on the fetched pages. */
function useLiveRows<T extends { id: string }>(
  table: Table,
  first: { page: Page<T> | null; why?: string; stale: boolean } | undefined,
  fetched: Page<T>[] | undefined,
  retry: () => void,
): Live<T[]> {
  const entries = useJournal((journal) => journal.entries);
  const applied = useJournal((journal) => journal.applied);
  return useMemo(() => {
    if (!first) return { is: 'loading' };
    if (!first.page) return { is: 'failed', why: first.why ?? '', retry };
    const waiting = entries.filter(({ state }) => state.is !== 'failed').map(({ operation }) => operation);
    const mine = [...applied, ...waiting].filter((operation) => operation.table === table);
    const pages = [first.page, ...(fetched ?? [])];
    const older = (fetched ?? []).flatMap(({ items }) => items).map((item) => patched(item, mine));
    const unique = new Map([...older, ...first.page.items].map((item) => [item.id, item]));
    const order = [...first.page.items, ...older].map(({ id }) => id);
    const deleted = new Set(mine.filter(({ operation }) => operation === 'delete').map(({ id }) => id));
    const rows = [...new Set(order)].filter((id) => !deleted.has(id)).map((id) => unique.get(id));
    const value = rows.filter((row) => row !== undefined);
    return {
      is: 'ready',
      value,
      stale: first.stale,
      unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    };
  }, [table, first, fetched, entries, applied, retry]);
}

const patched = <T extends { id: string }>(item: T, operations: readonly Operation[]): T =>
  Object.assign(
    {},
    item,
    ...operations.filter(({ id, operation }) => id === item.id && operation === 'update').map(stored),
  );
