import { useState } from 'react';
import type { WalkOrder } from '#shared/rules/field/turf.ts';
import type { Script } from '../../../../shared/scripts/use-scripts.ts';
import { usualPattern } from '../plan/plan.ts';

type Chosen = { name: string | null; pattern: string; order: WalkOrder; script: Script | null };

/** How turfs are made. The name is that of whom they are for until another is typed. */
export function useOptions(usualName: string) {
  const [chosen, setChosen] = useState<Chosen>({
    name: null,
    pattern: usualPattern,
    order: 'odd_even',
    script: null,
  });
  return {
    ...chosen,
    name: chosen.name ?? usualName.slice(0, 100),
    set: (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change })),
  };
}
export type Options = ReturnType<typeof useOptions>;
