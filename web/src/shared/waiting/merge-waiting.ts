import type { Live } from '../data/optimistic-view.ts';
import type { MessageKey } from '../text/index.ts';
import { byDue } from './waiting-order.ts';
import type { Waiting } from './waiting-queue.ts';

/** A queue that could not be read; `retry` is null where the next connection does it. */
export type MissingQueue = { label: MessageKey; retry: (() => void) | null };
export type Merged = Waiting & { missing: readonly MissingQueue[] };
type Part = { label: MessageKey; live: Live<Waiting> };

/** All queues as one list, by when things are due. One that could not be read keeps nobody from the others. */
export function mergeWaiting(parts: readonly Part[]): Live<Merged> {
  if (parts.some(({ live }) => live.is === 'loading')) return { is: 'loading' };
  const ready = parts.flatMap(({ live }) => (live.is === 'ready' ? [live] : []));
  const missing = parts.flatMap(({ label, live }): MissingQueue[] => {
    if (live.is === 'failed') return [{ label, retry: live.retry }];
    return live.is === 'unseen' ? [{ label, retry: null }] : [];
  });
  return {
    is: 'ready',
    value: {
      items: ready.flatMap(({ value }) => value.items).toSorted(byDue),
      isMore: ready.some(({ value }) => value.isMore),
      missing,
    },
    stale: ready.some(({ stale }) => stale),
    at: ready.find(({ at }) => at !== null)?.at ?? null,
    unreadable: ready.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

/** The count of a list: where a queue is missing, there may be more. Null where nothing of it is known. */
export function countOf({
  items,
  isMore,
  missing,
}: Omit<Merged, 'missing'> & { missing: readonly unknown[] }) {
  if (items.length === 0 && missing.length > 0) return null;
  return { count: items.length, isMore: isMore || missing.length > 0, next: items[0] ?? null };
}
