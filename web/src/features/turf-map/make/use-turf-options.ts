import { useState } from 'react';
import type { WalkOrder } from '#shared/domain/field/turf-limits.ts';
import { usualPattern } from '../plan/turf-plan.ts';

/** `script`: its id; null: none. `name`: null until one is typed. */
export type ChosenOptions = { name: string | null; pattern: string; order: WalkOrder; script: string | null };
const usual: ChosenOptions = { name: null, pattern: usualPattern, order: 'odd_even', script: null };

/** How turfs are made. The name is that of whom they are for until another is typed. */
export function useOptions(usualName: string) {
  const [chosen, setChosen] = useState(usual);
  return {
    ...chosen,
    chosen,
    name: chosen.name ?? usualName.slice(0, 100),
    set: (change: Partial<ChosenOptions>) => setChosen((before) => ({ ...before, ...change })),
  };
}
export type Options = ReturnType<typeof useOptions>;
