import { type ComponentType, useEffect, useState } from 'react';
import { onReconnect } from '../shared/data/connectivity.ts';
import { withTexts } from '../shared/text/registry.ts';

/**
 * A part that the first screen is not kept waiting for: fetched so many milliseconds after it, while `isEnabled`. Null
 * until then. `load` must stay the same from one drawing to the next.
 */
export function useLater(
  load: () => Promise<{ default: ComponentType }>,
  milliseconds: number,
  isEnabled = true,
): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isEnabled) return;
    let current = true;
    let stop = () => {};
    const start = () => {
      stop();
      load()
        .then(withTexts)
        .then(
          (loaded) => setPart(() => loaded.default),
          // Without a network it is missing until there is one.
          () => {
            if (current) stop = onReconnect(start);
          },
        );
    };
    const timer = setTimeout(start, milliseconds);
    return () => {
      current = false;
      clearTimeout(timer);
      stop();
    };
  }, [load, milliseconds, isEnabled]);
  return isEnabled ? Part : null;
}
