import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../use-takes-focus.ts';

const reachable = 'a[href], button:not(:disabled), input:not(:disabled)';
const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(reachable)];

/**
 * For a list whose rows change by what is pressed in them: where the control that had the focus goes, that of the next row
 * has it, so that somebody with a keyboard goes on down the list. Returns what the list listens with; its rows carry
 * `data-index`.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const lastFocus = useRef<{ index: number; at: number; of: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the rows have changed.
  useEffect(() => {
    const was = lastFocus.current;
    if (!was || !list.current || !isFocusLost()) return;
    lastFocus.current = null;
    const drawn = [...list.current.querySelectorAll('[data-index]')].map((row) => ({
      index: Number(row.getAttribute('data-index')),
      controls: controlsOf(row),
    }));
    const after = drawn.filter(({ index }) => index >= was.index);
    const alike = after.find(({ controls }) => controls.length >= was.of) ?? after[0] ?? drawn.at(-1);
    (alike?.controls[was.at] ?? alike?.controls.at(-1))?.focus();
  }, [rows]);
  return ({ target }: FocusEvent): void => {
    const row = target.closest('[data-index]');
    if (!row || !(target instanceof HTMLElement)) return;
    const controls = controlsOf(row);
    lastFocus.current = {
      index: Number(row.getAttribute('data-index')),
      at: controls.indexOf(target),
      of: controls.length,
    };
  };
}
