import * as z from 'zod/mini';
import { analyticsBuckets } from '../constants.ts';
import { namesMax } from '../domain/metric-rollups.ts';
import { collection, inOrganization, instant } from './define.ts';
import { metricFigures } from './performance-metrics.ts';

const whole = z.int().check(z.minimum(0));
const slots = z.array(whole).check(z.length(analyticsBuckets));
const timed = z.strictObject({ count: slots, sum: slots, max: slots });

/**
 * All measurements of an hour (`h-2026-10-31T14`) or a day (`d-2026-10-31`), folded as they arrive: what a screen
 * shows costs the same however many there are. Functions only.
 */
export const metricRollups = collection({
  name: 'metric_rollups',
  path: inOrganization('metric_rollups'),
  access: { read: 'dashboard.read' },
  rules: { refused: { write: 'functions fold what arrives' } },
  isWork: false,
  schema: z.strictObject({
    timed: z.strictObject({
      page_load: timed,
      api_response: timed,
      database_query: timed,
      user_action: timed,
    }),
    errors: slots,
    names: z
      .array(z.strictObject({ ...metricFigures, count: whole, sum: whole }))
      .check(z.maxLength(namesMax.ms + namesMax.count)),
    /** Of an hour, by a name that says nothing of who it is: batches sent in it, which limits how many they may send. */
    senders: z.record(z.string(), z.int()),
    /** By the same names, what each measured in it, so that no one of them decides the system health. */
    shares: z._default(
      z.record(
        z.string(),
        z
          .array(
            z.strictObject({
              slot: whole.check(z.maximum(analyticsBuckets - 1)),
              pages: whole,
              page_ms: whole,
              answers: whole,
              answer_ms: whole,
              measured: whole,
              errors: whole,
            }),
          )
          .check(z.maxLength(analyticsBuckets)),
      ),
      {},
    ),
    /** From when on it may be pruned. */
    over_at: instant,
  }),
});
