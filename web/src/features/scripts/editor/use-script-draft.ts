import { useCallback, useState } from 'react';
import type { Draft } from './edit-script.ts';

/** So many steps can be undone. */
const stepsMax = 100;

type History = { past: readonly Draft[]; now: Draft; future: readonly Draft[]; typing: string | null };

/**
 * A script being written, with its former states. Letters typed one after the other into one field, which `typing` names,
 * are one step.
 */
export function useDraft(first: Draft) {
  const [history, setHistory] = useState<History>({ past: [], now: first, future: [], typing: null });
  const change = useCallback(
    (next: (draft: Draft) => Draft, typing: string | null = null) =>
      setHistory(({ past, now, typing: before }) => {
        const changed = next(now);
        const continues = typing !== null && typing === before;
        return {
          past: continues ? past : [...past, now].slice(-stepsMax),
          now: changed,
          future: [],
          typing,
        };
      }),
    [],
  );
  const undo = useCallback(
    () =>
      setHistory((current) => {
        const before = current.past.at(-1);
        if (!before) return current;
        return {
          past: current.past.slice(0, -1),
          now: before,
          future: [current.now, ...current.future],
          typing: null,
        };
      }),
    [],
  );
  const redo = useCallback(
    () =>
      setHistory((before) => {
        const [next, ...future] = before.future;
        return next ? { past: [...before.past, before.now], now: next, future, typing: null } : before;
      }),
    [],
  );
  return {
    draft: history.now,
    change,
    undo: history.past.length > 0 ? undo : null,
    redo: history.future.length > 0 ? redo : null,
  };
}
export type Change = ReturnType<typeof useDraft>['change'];
