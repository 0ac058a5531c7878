import { useEffect, useMemo, useRef } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { cachedWhileUnconfirmed, type QueryResult } from './follow.ts';
import { invalidateFromListener } from './lazy-caches.ts';
import { type OwnChange, overlayDocument, type Shown } from './optimistic.ts';
import type { Read, Reader, Row } from './reading.ts';
import { throttleRefetch } from './refetch.ts';

/** Data that may not be here yet, with this member's own changes in it. `LiveView` draws it. */
export type Live<T> =
  | { is: 'loading' }
  | { is: 'failed'; why: string; retry: () => void }
  /** The server cannot be asked, and this device has kept nothing of it. */
  | { is: 'unseen' }
  /**
   * `stale`: from this device, the server has not said it just now. `at`: when it did (milliseconds since 1970); null
   * where it does now, or where nobody knows. `unreadable`: documents left out.
   */
  | { is: 'ready'; value: T; stale: boolean; at: number | null; unreadable: number };

/** What is known without own changes. */
export type Known =
  /** `requestedAt`: when it was asked for (milliseconds since 1970). */
  | { is: 'loading'; requestedAt: number }
  | { is: 'failed'; why: string; retry: () => void }
  | { is: 'unseen' }
  | ({ is: 'heard' } & QueryResult);

export const knownOf = (result: QueryResult | null): Known =>
  result ? { is: 'heard', ...result } : { is: 'unseen' };

/** What is known of a question before anybody has answered. */
export function initialKnown(key: string): Known {
  const cached = cachedWhileUnconfirmed(key);
  return cached ? knownOf(cached) : { is: 'loading', requestedAt: Date.now() };
}

/** A list as it is shown; an own change that does not fit the schema is left out, and the document is as the server has it. */
export function readOptimisticList<S extends Shape>(
  read: Reader<S>,
  shown: readonly Shown[],
): { items: Read<S>[]; unreadable: number } {
  const items: Read<S>[] = [];
  let unreadable = 0;
  for (const { row, base } of shown) {
    const item = read(row) ?? (base && base !== row ? read(base) : null);
    if (item) items.push(item);
    else if (base) unreadable += 1;
  }
  return { items, unreadable };
}

/** Milliseconds: own changes of the last seconds may be missing from what is on its way. */
const recentMs = 3_000;

/** One document as it is shown, and when the server has to be asked for it anew. */
export function readOptimisticDocument<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  id: string,
  known: Known,
  own: readonly OwnChange[],
  read: Reader<S>,
): { live: Live<Read<S> | null>; until: number | null } {
  if (known.is === 'failed') return { live: known, until: null };
  const result = known.is === 'heard' ? known : null;
  const base: Row | null = result?.answer[0]?.[0] ?? null;
  const requestedAt = result?.requestedAt ?? (known.is === 'loading' ? known.requestedAt - recentMs : 0);
  const { shown: row, until } = overlayDocument(collection, id, base, requestedAt, own);
  const { items, unreadable } = readOptimisticList(read, row ? [{ row, base }] : []);
  const value = items[0] ?? null;
  if (result) {
    // Of one that the server has not said just now, it is about to say more.
    const live = { is: 'ready', value, stale: result.stale, at: result.at, unreadable } as const;
    return { live, until: result.stale ? null : until };
  }
  // What was only just added is there before the server has answered.
  if (value) return { live: { is: 'ready', value, stale: true, at: null, unreadable: 0 }, until: null };
  return { live: known.is === 'unseen' ? known : { is: 'loading' }, until: null };
}

/** Asks anew once an answer still lacks what the server has acknowledged a while ago. */
export function useRefetch(until: number | null, again: () => void): void {
  const asking = useMemo(() => throttleRefetch(again), [again]);
  useEffect(() => asking.due(until), [asking, until]);
  useEffect(() => () => asking.stop(), [asking]);
}

type Identified = { id: string };

/** Tells what remembers documents what the server has said of them. */
export function useCacheInvalidation(
  table: string,
  live: Live<readonly Identified[] | Identified | null>,
): void {
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (live.is !== 'ready' || live.stale) return;
    const documents = [live.value ?? []].flat();
    const ids = documents.map(({ id }) => id);
    invalidateFromListener(
      table,
      documents,
      before.current.filter((id) => !ids.includes(id)),
    );
    before.current = ids;
  }, [table, live]);
}
