import { useMemo } from 'react';
import { create } from 'zustand';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';

type Named = { value: string; label: string };

/** Cuts and canvassers that this device has seen: there is no list of either, and asking for one would read every turf. */
const useSeen = create<{ cuts: ReadonlyMap<string, string>; canvassers: ReadonlyMap<string, string> }>(
  () => ({
    cuts: new Map(),
    canvassers: new Map(),
  }),
);

/** Remembers what turfs that were shown belong to, so that the others of it can be asked for. */
export function see(turfs: readonly Turf[]): void {
  const before = useSeen.getState();
  const cuts = new Map(before.cuts);
  const canvassers = new Map(before.canvassers);
  for (const { cut_id, cut_name, assigned_to, assigned_name } of turfs) {
    cuts.set(cut_id, cut_name);
    if (assigned_to !== null && assigned_name !== null) canvassers.set(assigned_to, assigned_name);
  }
  if (cuts.size > before.cuts.size || canvassers.size > before.canvassers.size)
    useSeen.setState({ cuts, canvassers });
}

const options = (seen: ReadonlyMap<string, string>, chosen: string | undefined): Named[] => {
  const named = [...seen].map(([value, label]) => ({ value, label }));
  // One from a sent link may be one that nobody here has shown yet.
  return chosen === undefined || seen.has(chosen) ? named : [{ value: chosen, label: chosen }, ...named];
};

export function useKnown(cut: string | undefined, canvasser: string | undefined) {
  const { cuts, canvassers } = useSeen();
  return useMemo(
    () => ({ cuts: options(cuts, cut), canvassers: options(canvassers, canvasser) }),
    [cuts, canvassers, cut, canvasser],
  );
}
