import type { Turf } from './stored-turf.ts';
import { wasEverAssigned } from './turf-changes.ts';

/** Of turfs that are no longer wanted: how many are deleted, for nobody ever had them, and how many are archived. */
export const splitForDrop = (turfs: readonly Turf[]): { deleted: number; archived: number } => ({
  deleted: turfs.filter((turf) => !wasEverAssigned(turf)).length,
  archived: turfs.filter((turf) => wasEverAssigned(turf) && turf.state !== 'archived').length,
});

/** Which words a button has that does away with turfs. */
export const dropWay = (turfs: readonly Turf[]): 'delete' | 'archive' =>
  turfs.some(wasEverAssigned) ? 'archive' : 'delete';
