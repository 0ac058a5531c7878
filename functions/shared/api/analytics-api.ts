import * as z from 'zod/mini';
import type { Capability } from '../access.ts';
import { analyticsBuckets } from '../constants.ts';
import { ranges } from '../domain/buckets.ts';
import { endpoint } from './endpoint.ts';

/** What the campaign's analytics count, in their order on the screen, and who may see it. */
export const campaignMeasures = {
  /** Cents of completed donations. */
  raised: 'donations.read',
  /** Completed donations. */
  gifts: 'donations.read',
  donors: 'donors.read',
  volunteers: 'volunteers.read',
  /** Lines of the activity feed, as far as the caller may read them. */
  activity: 'dashboard.read',
} as const satisfies Record<string, Capability>;
export type CampaignMeasure = keyof typeof campaignMeasures;
export const campaignMeasureNames = ['raised', 'gifts', 'donors', 'volunteers', 'activity'] as const;

const series = z.strictObject({
  measure: z.enum(campaignMeasureNames),
  /** One number for each bucket, oldest first; the last bucket is still open. */
  counts: z.array(z.number()).check(z.length(analyticsBuckets)),
  /** A whole range earlier: from the first bucket to `asOf`, shifted. */
  before: z.number(),
});

/** What was entered in a range, by when it was entered, in 24 buckets. Only what the caller's role may read is in it. */
export const analyticsCall = endpoint({
  path: '/api/analytics',
  guard: { level: 'member', capability: 'dashboard.read' },
  request: z.strictObject({ range: z.enum(ranges) }),
  response: z.strictObject({
    /** Milliseconds since 1970: when the first bucket begins, and when it was counted. */
    from: z.int(),
    asOf: z.int(),
    series: z.array(series),
  }),
});
export type CampaignNumbers = z.output<typeof analyticsCall.response>;
