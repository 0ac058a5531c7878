import { givingQuarters } from '../../collections/giving-quarters.ts';
import type { Tally } from '../../domain/giving/giving-cells.ts';
import { movedTallies, quartersOf, type TallyMove } from '../../domain/giving/move-tallies.ts';
import type { Store } from '../store.ts';

/**
 * Moves gifts of one transaction in the sums by week: answers with what each header notes, and with what writes the sums.
 * Reads and writes: one for each quarter in which something changes.
 */
export async function prepareTallies(
  store: Store,
  moves: readonly TallyMove[],
): Promise<{ tallies: (Tally | null)[]; save: () => void }> {
  const quarters = quartersOf(moves);
  const found = await store.getAll(givingQuarters, quarters);
  const before = new Map(quarters.map((quarter, at) => [quarter, found[at]?.cells ?? {}]));
  const { tallies, changed } = movedTallies(before, moves);
  return {
    tallies,
    save() {
      for (const [quarter, cells] of changed) store.set(givingQuarters, quarter, { quarter, cells });
    },
  };
}
