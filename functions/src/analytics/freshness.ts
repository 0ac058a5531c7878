import type { AnalyticsTally } from '#shared/collections/index.ts';
import { analyticsFreshMs, analyticsRecountMs } from '#shared/constants.ts';
import type { Range, Span } from '#shared/domain/buckets.ts';

/** Milliseconds after its end when nothing of a span is on its way any more: clocks and commits differ by less. */
const settledMs = 10_000;

/** Whether an answer is new enough to be given again, as it is. */
export const isFresh = (range: Range, asOf: number, now: number): boolean =>
  now - asOf < (range === '1h' ? analyticsFreshMs['1h'] : analyticsFreshMs.others);

/** The tally of a span where it still stands: made when the span was over, and not too long ago. */
export const currentTally = (tallies: readonly AnalyticsTally[], { from, to }: Span, now: number) =>
  tallies.find(
    (one) =>
      one.from === from && one.to === to && one.asOf >= to + settledMs && now - one.asOf < analyticsRecountMs,
  );
