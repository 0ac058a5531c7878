import { screenOf } from '#shared/rules/scrub.ts';
import { measure } from './measure.ts';

/** Milliseconds between what somebody did and the new address: later, one has nothing to do with the other. */
const togetherMs = 1_000;
/** Milliseconds after which a screen that is still loading is waiting for something else than us. */
const patienceMs = 30_000;
/** What stands where something is not there yet. */
const waiting = '#content .mantine-Skeleton-root';

let acted = 0;
const note = ({ timeStamp }: Event) => {
  acted = timeStamp;
};
const deeds = ['click', 'keydown', 'popstate'] as const;

/** Notes when somebody does what may lead to another screen. Returns how to stop. */
export function watchDeeds(): () => void {
  for (const deed of deeds) addEventListener(deed, note, { capture: true });
  return () => {
    for (const deed of deeds) removeEventListener(deed, note, { capture: true });
  };
}

/**
 * Measures from what led to a screen until it is drawn with what it shows; its name is its address without ids.
 * Returns how to stop, which another screen does. A page that nobody looks at draws nothing, and is not measured.
 */
export function measureScreen(pathname: string): () => void {
  const begun = performance.now();
  const from = begun - acted <= togetherMs ? acted : begun;
  let request = requestAnimationFrame(look);
  function look(): void {
    const took = performance.now() - from;
    if (took > patienceMs || document.visibilityState === 'hidden') return;
    if (document.querySelector(waiting)) request = requestAnimationFrame(look);
    else measure({ metric_type: 'page_load', metric_name: screenOf(pathname), value: took, unit: 'ms' });
  }
  return () => cancelAnimationFrame(request);
}
