import { wasOut } from './acts.ts';
import type { Turf } from './stored-turf.ts';

/** Of turfs that are no longer wanted: how many are deleted, for nobody ever had them, and how many are archived. */
export const parted = (turfs: readonly Turf[]): { gone: number; kept: number } => ({
  gone: turfs.filter((turf) => !wasOut(turf)).length,
  kept: turfs.filter((turf) => wasOut(turf) && turf.state !== 'archived').length,
});

/** Which words a button has that does away with turfs. */
export const dropWay = (turfs: readonly Turf[]): 'delete' | 'archive' =>
  turfs.some(wasOut) ? 'archive' : 'delete';
