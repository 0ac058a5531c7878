import { type ComponentType, useEffect, useState } from 'react';

const requestEvent = 'toaster wanted';
const signs = ['pointerdown', 'keydown', requestEvent] as const;

/** For a toast that answers nobody's touch. */
export const requestToaster = (): void => {
  dispatchEvent(new Event(requestEvent));
};

// Apart from what is done with it: Vite takes a `then` on the import itself inside, and a style that cannot be fetched
// would reject outside of it.
const loadToaster = () => import('./toaster.tsx');

/**
 * Toasts answer what a person did, so the 15 kB that draw them come with the first touch or key, not with
 * the first screen. One that is said earlier waits in Mantine's store.
 */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Toaster) return;
    const load = () => {
      loadToaster().then(
        (loaded) => setToaster(() => loaded.default),
        // Without a network they cannot come, and the screen must not fall for it: the next touch asks again.
        () => undefined,
      );
    };
    for (const sign of signs) addEventListener(sign, load);
    return () => {
      for (const sign of signs) removeEventListener(sign, load);
    };
  }, [Toaster]);
  return Toaster && <Toaster />;
}
