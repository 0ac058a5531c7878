/**
 * Steps back and forward, before the router hears of them. On the window listeners run in the order in
 * which they were added, so the app imports this file before it draws its router.
 */
let guard: ((step: PopStateEvent) => void) | null = null;

addEventListener('popstate', (step) => guard?.(step));

/** One screen at a time may hold a step up, by stopping the event. Returns what ends that. */
export function guardNavigation(hold: (step: PopStateEvent) => void): () => void {
  guard = hold;
  return () => {
    if (guard === hold) guard = null;
  };
}
