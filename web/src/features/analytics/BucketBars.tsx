import '@mantine/charts/styles.layer.css';
import { BarChart, ChartTooltip } from '@mantine/charts';
import { bucketMs, type Range } from '#shared/rules/buckets.ts';
import { ticksTo } from '../../shared/ui/axis.ts';
import { axisOf, spansIn } from './times.ts';

export type BucketBarsProps = {
  range: Range;
  /** When the first bucket begins, in milliseconds. */
  from: number;
  counts: readonly number[];
  /** What a bar is called, and the last one, which is still growing. */
  names: { whole: string; soFar: string };
  /** A value in full, and beside the axis, whose steps are multiples of `unit`. */
  show: (value: number) => string;
  short: (value: number) => string;
  unit?: number;
  /** A line that the bars had better stay below. */
  line?: { at: number; label: string };
};

/** What there was in each bucket of a range. The last one stands apart: it is not over. */
export function BucketBars({ range, from, counts, names, show, short, unit = 1, line }: BucketBarsProps) {
  const series = [
    { name: 'whole', label: names.whole, color: 'var(--accent)' },
    { name: 'soFar', label: names.soFar, color: 'var(--goal)' },
  ];
  const starts = counts.map((_, at) => from + at * bucketMs(range));
  const axis = axisOf(range, starts);
  const data = counts.map((count, at) => ({
    from: starts[at],
    [at === counts.length - 1 ? 'soFar' : 'whole']: count,
  }));
  const most = Math.max(...counts);
  // Far above everything it would only press the bars down.
  const near = line && most > line.at / 2 ? [{ y: line.at, label: line.label, color: 'var(--bad)' }] : [];
  const ticks = ticksTo(Math.max(most, ...near.map(({ y }) => y)), unit);
  const spanOf = spansIn(range);
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="from"
      type="stacked"
      series={series}
      referenceLines={near}
      valueFormatter={show}
      gridAxis="x"
      tickLine="none"
      gridColor="var(--line)"
      strokeDasharray="0"
      maxBarWidth={24}
      barProps={{ radius: [2, 2, 0, 0], isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 0, bottom: 0, left: 0 } }}
      yAxisProps={{ width: 52, ticks, domain: [0, ticks.at(-1) ?? 0], tickFormatter: short }}
      xAxisProps={{
        ticks: axis.ticks,
        tickFormatter: axis.format,
        interval: 'equidistantPreserveStart',
        minTickGap: 16,
      }}
      tooltipProps={{
        content: ({ label, payload }) => (
          <ChartTooltip
            label={typeof label === 'number' ? spanOf(label) : null}
            payload={payload}
            series={series}
            valueFormatter={show}
          />
        ),
      }}
    />
  );
}
