import { useCallback, useState } from 'react';
import type { Sketch } from '../../../shared/turfs/plans.ts';

/**
 * The turf that is being drawn, which outlasts the map that it is drawn on: another way to cut, other doors, a map that is
 * opened anew. `turn` changes when a drawing has to begin with one that was kept.
 */
export function useSketch() {
  const [{ sketch, turn }, set] = useState<{ sketch: Sketch | null; turn: number }>({
    sketch: null,
    turn: 0,
  });
  return {
    sketch,
    turn,
    onSketch: useCallback((sketch: Sketch | null) => set((before) => ({ ...before, sketch })), []),
    takeUp: (sketch: Sketch | null) => set((before) => ({ sketch, turn: before.turn + 1 })),
  };
}
export type Sketching = ReturnType<typeof useSketch>;
