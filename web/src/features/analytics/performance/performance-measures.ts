import { shareBelow } from '#shared/domain/metric-lines.ts';
import {
  type MetricBucket,
  type MetricName,
  type TimedType,
  totalOf,
} from '#shared/domain/metric-rollups.ts';

/** What the screen draws, in its order. */
export const measures = ['page_load', 'api_response', 'database_query', 'user_action', 'errors'] as const;
export type Measure = (typeof measures)[number];

const averageOf = ({ count, sum }: { count: number; sum: number }) => (count === 0 ? 0 : sum / count);

/** One number for each bucket: the average milliseconds, or how many errors. */
export const valuesOf = (measure: Measure, buckets: readonly MetricBucket[]): number[] =>
  buckets.map((bucket) => (measure === 'errors' ? bucket.errors : averageOf(bucket.timed[measure])));

export type Summary = { value: number; count: number; max: number };
/** The whole range: the average milliseconds of how many, and the longest; or how many errors. */
export function summaryOf(measure: Measure, buckets: readonly MetricBucket[]): Summary {
  if (measure === 'errors') {
    const count = buckets.reduce((sum, { errors }) => sum + errors, 0);
    return { value: count, count, max: 0 };
  }
  const total = totalOf(buckets.map(({ timed }) => timed[measure]));
  return { value: averageOf(total), count: total.count, max: total.max };
}

export const isEmpty = (buckets: readonly MetricBucket[]): boolean =>
  measures.every((measure) => summaryOf(measure, buckets).count === 0);

export type Slow = {
  type: TimedType | 'error_rate';
  name: string;
  typical: number;
  max: number;
  count: number;
};

/** The share of a name's values that its typical one is not below. */
const typicalShare = 0.75;

/** Names by what three in four of their values stay below, slowest first. */
export const slowest = (names: readonly MetricName[], shown: number): Slow[] =>
  names
    .filter(({ unit }) => unit === 'ms')
    .map(({ metric_type, metric_name, spread, max, count }) => ({
      type: metric_type,
      name: metric_name,
      typical: shareBelow(spread, max, typicalShare),
      max,
      count,
    }))
    .toSorted((one, other) => other.typical - one.typical || other.max - one.max)
    .slice(0, shown);
