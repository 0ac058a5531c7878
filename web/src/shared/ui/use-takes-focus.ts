import { type RefObject, useEffect, useRef } from 'react';

/** The control that was pressed is gone, or can no longer be. Not before anybody has pressed anything: there the skip link comes first. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  // One that has just been disabled still counts as the active one until the next frame.
  const lost = active === document.body || active?.matches(':disabled') === true;
  return lost && navigator.userActivation?.hasBeenActive !== false;
}

/** To the title of the screen. */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('#content h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/**
 * For what has come in place of the control that was pressed, such as the next question: it takes the focus where nothing
 * else has it, so that a keyboard goes on from there and a screen reader says it. `on`: changes when it has come. What it
 * is put on has a `tabIndex` of -1.
 */
export function useTakesFocus<E extends HTMLElement>(on: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever something has come.
  useEffect(() => {
    if (isFocusLost()) place.current?.focus({ preventScroll: true });
  }, [on]);
  return place;
}
