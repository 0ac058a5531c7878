import { bucketMs, type Range } from '#shared/domain/buckets.ts';
import { GrowingBars, type GrowingBarsProps } from '../../shared/ui/chart/growing-bars.tsx';
import { axisOf, spansIn } from './range-axis.ts';

export type BucketBarsProps = Pick<GrowingBarsProps, 'names' | 'show' | 'short' | 'unit' | 'line'> & {
  range: Range;
  /** When the first bucket begins, in milliseconds. */
  from: number;
  counts: readonly number[];
};

/** What there was in each bucket of a range. */
export function BucketBars({ range, from, counts, ...bars }: BucketBarsProps) {
  const starts = counts.map((_, at) => from + at * bucketMs(range));
  const axis = axisOf(range, starts);
  const spanOf = spansIn(range);
  return (
    <GrowingBars
      {...bars}
      bars={starts.map((at, bucket) => ({ at, value: counts[bucket] ?? 0 }))}
      widest={24}
      below={{
        ticks: axis.ticks,
        tickFormatter: axis.format,
        interval: 'equidistantPreserveStart',
        minTickGap: 16,
      }}
      headOf={(at) => spanOf(Number(at))}
    />
  );
}
