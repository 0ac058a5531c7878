import { useEffect, useRef } from 'react';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import { cellsOf, spotsOf } from './map-features.ts';
import type { OpenMap } from './open-map.ts';

/**
 * Draws what there is in the part that is looked at. One answer is waited for at a time: while a map is dragged, only the
 * part at which it rests is asked for. Returns how to look again.
 */
export function useVisiblePart(map: OpenMap | null, ground: Ground | null): () => void {
  const refresh = useRef(() => {});
  useEffect(() => {
    if (!map || !ground) return;
    let current = true;
    let asking = false;
    let again = false;
    const run = async (): Promise<void> => {
      again = asking;
      if (asking) return;
      asking = true;
      // A worker that was closed answers no more.
      const shown = await ground.view(map.view()).catch(() => null);
      asking = false;
      if (!current || !shown) return;
      map.put('cells', cellsOf(shown));
      map.put('spots', spotsOf(shown));
      if (again) void run();
    };
    refresh.current = () => void run();
    refresh.current();
    return () => {
      current = false;
      refresh.current = () => {};
    };
  }, [map, ground]);
  return useRef(() => refresh.current()).current;
}
