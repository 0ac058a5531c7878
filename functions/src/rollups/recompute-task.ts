import * as z from 'zod/mini';
import type { Enqueue } from '../task-queue.ts';
import { isMetric, type RollupMetric } from './rollup-metrics.ts';
import type { ScheduleRecompute } from './rollup-scheduler.ts';

/** What a waiting recomputation's task carries. */
export const recomputeTask = z.strictObject({
  organization: z.string(),
  parts: z.array(z.custom<RollupMetric>((value) => typeof value === 'string' && isMetric(value))),
  due: z.int(),
});

/** One task for the same parts and the same moment. */
export const recomputeTaskScheduler =
  (enqueue: Enqueue): ScheduleRecompute =>
  ({ organization, parts, due }) =>
    enqueue({
      name: [organization, due, ...parts].join(' '),
      at: due,
      data: { organization, parts, due },
    });
