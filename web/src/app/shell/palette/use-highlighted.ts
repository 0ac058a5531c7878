import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Group, Result } from './use-palette-results.ts';

export const optionId = (list: string, at: number): string => `${list}-${at}`;

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

/**
 * Which line Enter would choose, and what the field says of it to a screen reader: Spotlight's own marks it for the eye
 * alone. Another question begins at the first line; people who join the list move nothing.
 */
export function useSelection(
  list: string,
  typed: string,
  groups: readonly Group[],
  choose: (result: Result) => void,
) {
  const results = groups.flatMap((group) => group.results);
  const [selection, hold] = useState({ typed, at: 0 });
  const at = Math.min(selection.typed === typed ? selection.at : 0, results.length - 1);
  const id = at >= 0 ? optionId(list, at) : undefined;
  useEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = results[at];
    if (event.nativeEvent.isComposing || !chosen) return;
    const move = moves[event.key];
    if (move) hold({ typed, at: move(at, results.length) });
    if (move || event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter') choose(chosen);
  };
  const field = {
    role: 'combobox',
    'aria-expanded': results.length > 0,
    'aria-controls': list,
    'aria-activedescendant': id,
    'aria-autocomplete': 'list',
    onKeyDown,
  } as const;
  return { selected: at, field };
}
