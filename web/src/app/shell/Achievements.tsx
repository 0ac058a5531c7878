import { type ComponentType, useEffect, useState } from 'react';
import { useMember } from '../../shared/session/member.ts';

/** Milliseconds for the first screen to be drawn in: what the campaign achieves meanwhile is not lost. */
const calmMs = 2_000;

/** Tells what the campaign achieves; what that takes comes after the first screen, and without it nothing is missing. */
export function Achievements() {
  const reads = useMember().can('dashboard.read');
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!reads) return;
    const timer = setTimeout(() => {
      import('./AchievementsWatch.tsx').then(
        (loaded) => setWatch(() => loaded.default),
        // Without a network there is nothing to tell; the next start asks again.
        () => undefined,
      );
    }, calmMs);
    return () => clearTimeout(timer);
  }, [reads]);
  return reads && Watch && <Watch />;
}
