import { type ComponentType, useEffect, useState } from 'react';
import { onReconnect } from '../shared/data/connectivity.ts';
import { spoken } from '../shared/text/bundle.ts';

/**
 * A part that the first screen is not kept waiting for: fetched so many milliseconds after it, while `wanted`. Null
 * until then. `load` must stay the same from one drawing to the next.
 */
export function useLater(
  load: () => Promise<{ default: ComponentType }>,
  milliseconds: number,
  wanted = true,
): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    let stop = () => {};
    const bring = () => {
      stop();
      load()
        .then(spoken)
        .then(
          (loaded) => setPart(() => loaded.default),
          // Without a network it is missing until there is one.
          () => {
            if (current) stop = onReconnect(bring);
          },
        );
    };
    const timer = setTimeout(bring, milliseconds);
    return () => {
      current = false;
      clearTimeout(timer);
      stop();
    };
  }, [load, milliseconds, wanted]);
  return wanted ? Part : null;
}
