import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where the person is working: a tab or a filter in the address must not take their field away. */
const isBusyIn = (main: Element, active: Element | null): boolean =>
  main.contains(active) || Boolean(active?.closest('dialog[open], [role="dialog"]'));

/**
 * Stands beside a screen that has just been drawn, and moves the focus to its heading, so that a screen
 * reader arrives there too. Not on the first address, where the skip link comes first.
 */
export function Arrival() {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path is another screen.
  useEffect(() => {
    const main = document.getElementById('content');
    if (key === 'default' || !main || isBusyIn(main, document.activeElement)) return;
    const heading = main.querySelector('h1') ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // Going back keeps the place that the browser remembers.
    if (how !== 'POP') scrollTo(0, 0);
  }, [pathname]);
  return null;
}
