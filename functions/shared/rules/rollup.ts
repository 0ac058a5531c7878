import { rollupLargeFrom, rollupWindowMs } from '../constants.ts';

/** One part of a rollup as it was last computed: `asOf` in milliseconds of the database's clock. */
export type PartState = { asOf: number; entries: number };

/** What to do about a part whose source has changed. */
export type Due = { is: 'included' } | { is: 'now' } | { is: 'later'; at: number };

/** Milliseconds between two recomputations: the more a recomputation reads, the longer. */
export const rollupWindow = (entries: number): number =>
  entries < rollupLargeFrom ? rollupWindowMs.small : rollupWindowMs.large;

/**
 * When to recompute a part after a change. `changedAt` is null where only "before now" is sure.
 * All times are the database's own, so that no two clocks are compared.
 */
export function dueFor(part: PartState | null, changedAt: number | null, now: number): Due {
  if (!part) return { is: 'now' };
  if (changedAt !== null && part.asOf >= changedAt) return { is: 'included' };
  const at = part.asOf + rollupWindow(part.entries);
  return now >= at ? { is: 'now' } : { is: 'later', at };
}
