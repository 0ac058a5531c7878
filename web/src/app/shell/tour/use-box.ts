import { useEffect, useState } from 'react';
import type { Box } from './card-position.ts';
import { placeOf, type Step } from './tour-steps.ts';

/** Pixels that stay free between what is shown and the top of the window: a phone's bar is there, below the demo's line. */
const headOver = (place: Element): number =>
  72 + (Number.parseFloat(getComputedStyle(place).getPropertyValue('--app-shell-header-offset')) || 0);

/** Where a step's place is in the window now; it is brought into view first, and followed as the screen fills. */
export function useBox(step: Step | undefined): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const place = step && placeOf(step);
    if (!place) return setBox(null);
    const measure = () => {
      const { x, y, width, height } = place.getBoundingClientRect();
      setBox((now) =>
        now?.x === x && now.y === y && now.width === width && now.height === height
          ? now
          : { x, y, width, height },
      );
    };
    const { top, bottom } = place.getBoundingClientRect();
    const head = headOver(place);
    // At once, not smoothly: who asked for less motion gets none, and nobody waits.
    if (top < head || bottom > innerHeight) scrollBy({ top: top - head, behavior: 'instant' });
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(document.body);
    sized.observe(place);
    addEventListener('scroll', measure, true);
    addEventListener('resize', measure);
    return () => {
      sized.disconnect();
      removeEventListener('scroll', measure, true);
      removeEventListener('resize', measure);
    };
  }, [step]);
  return box;
}
