import { useEffect } from 'react';

/** Whether some work is on a screen: one that ends unseen is told elsewhere. */
export function trackOnScreen() {
  let watching = 0;
  /** For the screen of the work; `shown`: that it does show it. */
  function useWatching(shown = true): void {
    useEffect(() => {
      if (!shown) return;
      watching += 1;
      return () => {
        watching -= 1;
      };
    }, [shown]);
  }
  return { useWatching, isSeen: () => watching > 0 };
}
