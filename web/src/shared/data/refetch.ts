/** Milliseconds between two times that a list is asked for anew: a page costs 50 reads. */
export const refetchPauseMs = 10_000;

/**
 * When a question is asked anew that still lacks what the server has acknowledged: the first time at once, then with a
 * pause, for in a stream of changes each would ask for the whole page, and break off the listener that is about to tell.
 * What has come due in the pause is asked for at its end, whatever is heard meanwhile: one answer serves all of it.
 */
export function throttleRefetch(again: () => void) {
  let lastRefetchAt = Number.NEGATIVE_INFINITY;
  let next: ReturnType<typeof setTimeout> | undefined;
  let owed: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    owed = undefined;
    lastRefetchAt = Date.now();
    again();
  };
  return {
    /** `until`: milliseconds since 1970; null where nothing is lacking. */
    due(until: number | null): void {
      clearTimeout(next);
      if (until === null) return;
      const come = () => {
        owed ??= setTimeout(ask, Math.max(0, lastRefetchAt + refetchPauseMs - Date.now()));
      };
      next = setTimeout(come, Math.max(0, until - Date.now()));
    },
    stop(): void {
      clearTimeout(next);
      clearTimeout(owed);
      owed = undefined;
    },
  };
}
