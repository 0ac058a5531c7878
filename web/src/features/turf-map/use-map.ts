import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../shared/text/index.ts';
import { areasOf, aroundOf, existingFeatures } from './canvas/map-features.ts';
import type { OpenMap } from './canvas/open-map.ts';
import { useVisiblePart } from './canvas/use-visible-part.ts';
import { numbered } from './plan/turf-plan.ts';
import { drawn } from './saved-plan/drawn-turf.ts';
import type { TurfPlanner } from './use-turf-planner.ts';

/** The map once it is open, and what is on it: precincts, turfs of before, planned ones, doors. */
export function useMap({
  groundState,
  existing,
  planning: { plan },
  sketching: { sketch, turn },
}: TurfPlanner) {
  const [map, setMap] = useState<OpenMap | null>(null);
  const ground = groundState.is === 'ready' ? groundState.ground : null;
  const precincts = groundState.is === 'ready' ? groundState.whole.precincts : null;
  const refresh = useVisiblePart(map, ground);
  useEffect(() => {
    const named = (precincts ?? []).map((sum) => ({
      ...sum,
      name: sum.precinct || t('fieldMap.plan.noPrecinct'),
    }));
    map?.put('precincts', areasOf(named));
  }, [map, precincts]);
  // A turf that is made is on its way, acknowledged and told of, and looks the same: the map is drawn once for it.
  const turfKey = useMemo(
    () => existing.map(({ id, state, name }) => `${id} ${state} ${name}`).join('\n'),
    [existing],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: where a turf lies never changes.
  useEffect(() => map?.put('kept', existingFeatures(existing.map(drawn))), [map, turfKey]);
  useEffect(() => {
    // Its number, as its name would be in the way of what it names.
    const called = plan.map((piece, at) => ({
      ...piece,
      name: piece.ownName ?? numbered(at + 1, plan.length),
    }));
    map?.put('planned', areasOf(called));
  }, [map, plan]);
  const drawing = useRef(sketch);
  drawing.current = sketch;
  // What is gone on with is shown: in the middle of a county it would be a speck.
  // biome-ignore lint/correctness/useExhaustiveDependencies: not at every corner.
  useEffect(() => {
    const box = drawing.current && aroundOf(drawing.current.corners);
    if (box) map?.fit(box);
  }, [map, turn]);
  // The plan has gone to the worker by then: effects of what it belongs to run first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan colors other doors.
  useEffect(() => refresh(), [refresh, plan]);
  return { map, opened: useCallback((now: OpenMap | null) => setMap(now), []), refresh };
}
