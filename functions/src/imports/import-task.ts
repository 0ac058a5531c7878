import { setTimeout as sleep } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { rollupWindowMs } from '#shared/constants.ts';
import type { RollupScheduler } from '../rollups/rollup-scheduler.ts';
import type { Enqueue } from '../task-queue.ts';
import { importSettler } from './settle-import.ts';

/** What a look at a running import carries. */
export const importTask = z.strictObject({ organization: z.string(), importId: z.string(), due: z.int() });
export type ImportTask = z.output<typeof importTask>;

/** Has the rollup look at an import soon after a chunk. */
export type ScheduleImportTask = (organization: string, importId: string) => Promise<void>;

/** Milliseconds by which the clocks of two machines may differ. */
const skew = 1_000;

/**
 * One look at the end of each large window in which chunks came: the dashboard follows the import at a tenth of
 * the cost of following every chunk, and catches up where a closed tab never says that it is finished.
 */
export const importTaskScheduler =
  (enqueue: Enqueue): ScheduleImportTask =>
  (organization, importId) => {
    const due = (Math.floor((Date.now() + skew) / rollupWindowMs.large) + 1) * rollupWindowMs.large;
    return enqueue({ name: `${importId} ${due}`, at: due, data: { organization, importId, due } });
  };

/** Recomputes what a running import has changed. A closed one has left nothing to look at. */
export function importTaskHandler(needs: { db: Firestore; rollup: Pick<RollupScheduler, 'now'> }) {
  const settle = importSettler(needs);
  return async ({ organization, importId, due }: ImportTask): Promise<void> => {
    // The tasks emulator starts every task at once.
    await sleep(Math.max(0, due - Date.now()));
    await settle(organization, importId);
  };
}
