import { screenOf } from '#shared/domain/scrub.ts';
import { measure } from './measure.ts';

/** Milliseconds between what somebody did and the new address: later, one has nothing to do with the other. */
const togetherMs = 1_000;
/** Milliseconds after which a screen that is still loading is waiting for something else than us. */
const timeoutMs = 30_000;
/** What stands where something is not there yet. */
const waiting = '#content .mantine-Skeleton-root';

let acted = 0;
const note = ({ timeStamp }: Event) => {
  acted = timeStamp;
};
const inputEvents = ['click', 'keydown', 'popstate'] as const;

/** Notes when somebody does what may lead to another screen. Returns how to stop. */
export function watchInput(): () => void {
  for (const type of inputEvents) addEventListener(type, note, { capture: true });
  return () => {
    for (const type of inputEvents) removeEventListener(type, note, { capture: true });
  };
}

/**
 * Measures from what led to a screen until it is drawn with what it shows; its name is its address without ids.
 * Returns how to stop, which another screen does. A page that nobody looks at draws nothing, and is not measured.
 */
export function measureScreen(pathname: string): () => void {
  const begun = performance.now();
  const from = begun - acted <= togetherMs ? acted : begun;
  let request = requestAnimationFrame(checkDrawn);
  function checkDrawn(): void {
    const took = performance.now() - from;
    if (took > timeoutMs || document.visibilityState === 'hidden') return;
    if (document.querySelector(waiting)) request = requestAnimationFrame(checkDrawn);
    else measure({ metric_type: 'page_load', metric_name: screenOf(pathname), value: took, unit: 'ms' });
  }
  return () => cancelAnimationFrame(request);
}
