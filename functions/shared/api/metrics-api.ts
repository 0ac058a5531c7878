import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { metricFigures, metricMetadata } from '../collections/performance-metrics.ts';
import { callTimeoutMs, metricsRetentionDays } from '../constants.ts';
import { linesMax } from '../domain/metric-lines.ts';
import { metricLimits } from '../metric-limits.ts';
import { endpoint } from './endpoint.ts';

/** Milliseconds since 1970. */
const moment = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000));

const line = z
  .strictObject({
    ...metricFigures,
    sum: z.int().check(z.minimum(0)),
    metadata: metricMetadata,
    timestamp: moment,
  })
  .check(
    z.refine(({ count, sum, max, spread }) => {
      const values = spread.reduce((all, some) => all + some, 0);
      return values === count && max <= sum && sum <= max * count;
    }),
    // An error is one.
    z.refine(({ metric_type, unit, max }) => metric_type !== 'error_rate' || (unit === 'count' && max === 1)),
  );

/** One session's measurements of a while. The id is made by who sends it: sent twice, it counts once. */
export const metricsCall = endpoint({
  path: '/api/metrics',
  guard: { level: 'member' },
  beacon: true,
  request: z.strictObject({
    id: recordId.check(z.maxLength(40)),
    session_id: recordId.check(z.maxLength(64)),
    metrics: z.array(line).check(
      z.minLength(1),
      z.maxLength(linesMax),
      z.refine((lines) => lines.reduce((all, { count }) => all + count, 0) <= metricLimits.measured),
    ),
  }),
  /** False where it was stored before. */
  response: z.strictObject({ stored: z.boolean() }),
});
export type MetricBatch = z.output<typeof metricsCall.request>;

/** Deletes the organization's measurements that are older; a few thousand each time: asked again while there are `more`. */
export const pruneMetricsCall = endpoint({
  path: '/api/metrics/prune',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'organization.write' },
  request: z.strictObject({
    days: z._default(z.int().check(z.minimum(1), z.maximum(365)), metricsRetentionDays),
  }),
  response: z.strictObject({ deleted: z.int(), more: z.boolean() }),
});
