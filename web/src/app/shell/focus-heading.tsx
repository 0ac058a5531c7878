import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where the person is working: a tab or a filter in the address must not take their field away. */
const isBusyIn = (main: Element, active: Element | null): boolean =>
  main.contains(active) || Boolean(active?.closest('dialog[open], [role="dialog"]'));

/** Milliseconds in which a screen has its heading, whatever it still waits for. */
const headedMs = 10_000;

/**
 * Moves the focus to the heading once it is there, and to the one that comes in its place where a screen waits under a
 * heading of its own. Returns how to stop waiting.
 */
function followHeading(main: HTMLElement): () => void {
  let headed: HTMLElement | null = null;
  const stop = () => {
    watch.disconnect();
    clearTimeout(timeout);
  };
  const check = () => {
    const active = document.activeElement;
    // Who has gone on meanwhile is not called back.
    if (active !== main && active !== headed && active !== document.body) return stop();
    if (headed?.isConnected) return;
    headed = main.querySelector('h1');
    if (!headed) return;
    headed.tabIndex = -1;
    headed.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(check);
  const timeout = setTimeout(stop, headedMs);
  watch.observe(main, { childList: true, subtree: true });
  check();
  return stop;
}

/**
 * Stands beside a screen that has just been drawn, and moves the focus to its heading, so that a screen reader arrives
 * there too; to the screen until it has one. Not on the first address, where the skip link comes first.
 */
export function Arrival() {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is another screen.
  useEffect(() => {
    const main = document.getElementById('content');
    if (key === 'default' || !main || isBusyIn(main, document.activeElement)) return;
    // Going back keeps the place that the browser remembers.
    if (how !== 'POP') scrollTo(0, 0);
    main.focus({ preventScroll: true });
    return followHeading(main);
  }, [pathname]);
  return null;
}
