import { lazy, Suspense, useEffect, useState } from 'react';

const Toaster = lazy(() => import('./Toaster.tsx'));
const signs = ['pointerdown', 'keydown'] as const;

/**
 * Toasts answer what a person did, so the 15 kB that draw them come with the first touch or key, not with
 * the first screen. One that is said earlier waits in Mantine's store.
 */
export function Toasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    for (const sign of signs) addEventListener(sign, want, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, want);
    };
  }, []);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
