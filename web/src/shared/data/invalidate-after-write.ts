import { useEffect, useRef } from 'react';
import type { Source } from './caches.ts';
import { useJournal } from './journal/index.ts';

/** Milliseconds in which functions have followed a change, and `caches.ts` has forgotten what was counted before. */
const followedMs = 6_000;

/**
 * Has an endpoint asked again that counts what this member changes: what was asked for while a change waited came
 * without it. `again` (which stays the same) is called when the server has taken a change to one of the sources, and
 * once more when the functions have followed it. What an own change shows by itself, `useOwnChanges` says at once.
 */
export function useInvalidateAfterWrite(sources: readonly Source[], again: () => void): void {
  const last = useJournal(({ applied }) =>
    applied.findLast((one) =>
      sources.some(({ table, id }) => table === one.table && (id === undefined || id === one.id)),
    ),
  );
  const before = useRef(last);
  useEffect(() => {
    if (!last) return;
    if (last !== before.current) again();
    before.current = last;
    const left = last.appliedAt + followedMs - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(again, left);
    return () => clearTimeout(timer);
  }, [last, again]);
}
