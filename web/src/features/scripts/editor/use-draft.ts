import { useCallback, useState } from 'react';
import type { Draft } from './edit.ts';

/** So many steps can be undone. */
const stepsMax = 100;

type Kept = { past: readonly Draft[]; now: Draft; future: readonly Draft[]; typing: string | null };

/**
 * A script being written, with its former states. Letters typed one after the other into one field, which `typing` names,
 * are one step.
 */
export function useDraft(first: Draft) {
  const [kept, setKept] = useState<Kept>({ past: [], now: first, future: [], typing: null });
  const change = useCallback(
    (next: (draft: Draft) => Draft, typing: string | null = null) =>
      setKept(({ past, now, typing: before }) => {
        const changed = next(now);
        const goesOn = typing !== null && typing === before;
        return {
          past: goesOn ? past : [...past, now].slice(-stepsMax),
          now: changed,
          future: [],
          typing,
        };
      }),
    [],
  );
  const undo = useCallback(
    () =>
      setKept((kept) => {
        const before = kept.past.at(-1);
        if (!before) return kept;
        return {
          past: kept.past.slice(0, -1),
          now: before,
          future: [kept.now, ...kept.future],
          typing: null,
        };
      }),
    [],
  );
  const redo = useCallback(
    () =>
      setKept((kept) => {
        const [next, ...future] = kept.future;
        return next ? { past: [...kept.past, kept.now], now: next, future, typing: null } : kept;
      }),
    [],
  );
  return {
    draft: kept.now,
    change,
    undo: kept.past.length > 0 ? undo : null,
    redo: kept.future.length > 0 ? redo : null,
  };
}
export type Change = ReturnType<typeof useDraft>['change'];
