import { type RefObject, useLayoutEffect, useState } from 'react';

/** How a list is drawn in the room that it has: two-line rows, the main columns, or all of them. */
export type Layout = 'lines' | 'narrow' | 'wide';

/** Pixels of the list itself, so that an open menu beside it counts. */
export const layoutFor = (width: number): Layout => (width < 600 ? 'lines' : width < 860 ? 'narrow' : 'wide');

/**
 * As the last one was: a list that is come back to has its height at once, and can be scrolled to where it was left. On a
 * phone rows are higher than those of a wide window.
 */
let last: Layout = 'wide';

/** The layout of an element, measured before the first paint and whenever its width changes. */
export function useLayout(of: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>(last);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = () => {
      last = layoutFor(element.clientWidth);
      setLayout(last);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return layout;
}

/** Pixels from the top of the page to an element, whatever is scrolled; followed through every drawing. */
export function useTop(of: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = of.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  return top;
}
