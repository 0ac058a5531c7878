import { type Access, type Capability, hasCapability } from '../access.ts';
import {
  type CampaignMeasure,
  type CampaignNumbers,
  campaignMeasureNames,
  campaignMeasures,
} from '../api/analytics-api.ts';
import type { AnalyticsTally } from '../collections/analytics.ts';
import { analyticsBuckets } from '../constants.ts';
import { bucketsAt, type Range, type Span, spansBefore } from './buckets.ts';

/** Who may read a line of the feed: roles that hold one capability of a list hold all of it. */
export const lineReaders = {
  allMembers: ['dashboard.read'],
  giving: ['donations.read', 'donors.read'],
  volunteers: ['volunteers.read'],
} as const satisfies Record<string, readonly Capability[]>;

/** Everything that a range shows at a moment: its 24 buckets, then the two pieces of the time before. */
export const spansOf = (range: Range, now: number): Span[] => [
  ...bucketsAt(range, now),
  ...spansBefore(range, now),
];

/** What was counted, in the order of `spansOf`. */
export type Counted = { asOf: number; tallies: readonly AnalyticsTally[] };

/** Only what who asks may read. */
export function numbersFor(access: Access, { asOf, tallies }: Counted): CampaignNumbers {
  const buckets = tallies.slice(0, analyticsBuckets);
  const before = tallies.slice(analyticsBuckets);
  const shown = campaignMeasureNames.filter((measure) => hasCapability(access, campaignMeasures[measure]));
  return {
    from: buckets[0]?.from ?? asOf,
    asOf,
    series: shown.map((measure) => ({
      measure,
      counts: buckets.map((tally) => amountOf(tally, measure, access)),
      before: before.reduce((sum, tally) => sum + amountOf(tally, measure, access), 0),
    })),
  };
}

function amountOf(tally: AnalyticsTally, measure: CampaignMeasure, access: Access): number {
  if (measure !== 'activity') return tally[measure];
  const { allMembers, giving, volunteers } = lineReaders;
  const sees = (readers: readonly Capability[]) => readers.every((one) => hasCapability(access, one));
  return (
    (sees(allMembers) ? tally.lines.allMembers : 0) +
    (sees(giving) ? tally.lines.giving : 0) +
    (sees(volunteers) ? tally.lines.volunteers : 0)
  );
}
