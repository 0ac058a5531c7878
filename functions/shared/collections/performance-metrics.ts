import * as z from 'zod/mini';
import {
  connections,
  deviceClasses,
  linesMax,
  metricName,
  metricTypes,
  metricUnits,
  spreadBounds,
  valueMax,
} from '../domain/metric-lines.ts';
import { collection, inOrganization, instant, text } from './define.ts';

const whole = z.int().check(z.minimum(0));
const named = z.string().check(z.regex(metricName));

/** What a measurement may carry beside its value: no id, no name, no address. */
export const metricMetadata = z.strictObject({
  screen: z.optional(named),
  connection: z.optional(z.enum(connections)),
  device: z.optional(z.enum(deviceClasses)),
});

/** What a line of measurements is about, and its figures: all there is but when. */
export const metricFigures = {
  metric_type: z.enum(metricTypes),
  metric_name: named,
  unit: z.enum(metricUnits),
  count: z.int().check(z.minimum(1), z.maximum(100_000)),
  max: z.int().check(z.minimum(0), z.maximum(valueMax)),
  spread: z.array(whole).check(z.length(spreadBounds.length + 1)),
};

/** Measurements of one session, as they were sent: a batch, its lines folded by name. Functions write and prune. */
export const performanceMetrics = collection({
  name: 'performance_metrics',
  path: inOrganization('performance_metrics'),
  access: { read: 'organization.write' },
  rules: {
    comment:
      'Who was on which screen, and when, is not for every colleague: charts are drawn from the rollups.',
    refused: {
      write:
        'a batch goes through a function, which takes it once, folds it and counts how many somebody sends',
    },
  },
  isCached: false,
  isWork: false,
  schema: z.strictObject({
    session_id: text(64),
    user_id: text(128),
    /** Of the first line, by the device's clock. */
    timestamp: instant,
    received_at: instant,
    metrics: z
      .array(
        z.strictObject({
          ...metricFigures,
          /** The average of what was folded: milliseconds, or a count. */
          value: z.number().check(z.minimum(0)),
          metadata: metricMetadata,
          timestamp: instant,
        }),
      )
      .check(z.minLength(1), z.maxLength(linesMax)),
  }),
});
