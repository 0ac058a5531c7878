import { analyticsBuckets, analyticsRanges } from '../constants.ts';

/** How far back a screen of numbers looks, and the 24 pieces that it draws. Moments and lengths are in milliseconds. */
export const ranges = ['1h', '24h', '7d', '30d'] as const;
export type Range = keyof typeof analyticsRanges;

/** From its first millisecond up to, and without, its last. */
export type Span = { from: number; to: number };

/** The length of one bucket: 150 s, 1 h, 7 h or 30 h. */
export const bucketMs = (range: Range): number => analyticsRanges[range] / analyticsBuckets;

/**
 * The buckets of a range, oldest first; `now` is in the last one, which is still open. They begin at whole multiples of
 * their length since 1970, so that what a bucket holds does not slide with the clock: a closed one is counted once.
 */
export function bucketsAt(range: Range, now: number): Span[] {
  const size = bucketMs(range);
  const open = Math.floor(now / size) * size;
  return Array.from({ length: analyticsBuckets }, (_, at) => {
    const from = open - (analyticsBuckets - 1 - at) * size;
    return { from, to: from + size };
  });
}

/**
 * The time that a range is compared with: from its first bucket to `now`, a whole range earlier, so that the same hours
 * of the day, and days of the week, are compared. In two pieces: the first stays as it is while a bucket is open.
 */
export function spansBefore(range: Range, now: number): [whole: Span, rest: Span] {
  const length = analyticsRanges[range];
  const open = Math.floor(now / bucketMs(range)) * bucketMs(range);
  const first = open - (analyticsBuckets - 1) * bucketMs(range);
  return [
    { from: first - length, to: open - length },
    { from: open - length, to: now - length },
  ];
}
