import '@mantine/charts/styles.layer.css';
import { BarChart, type BarChartProps, ChartTooltip } from '@mantine/charts';
import { ticksTo } from '../axis.ts';

type At = string | number;

export type GrowingBarsProps = {
  /** One a bar, the oldest first; the last is still growing. */
  bars: readonly { at: At; value: number }[];
  /** What a bar is called, and the last one. */
  names: { whole: string; soFar: string };
  /** A value in full, and beside the axis, whose steps are multiples of `unit`. */
  show: (value: number) => string;
  short: (value: number) => string;
  unit?: number;
  /** A line that the bars had better stay below. */
  line?: { at: number; label: string };
  /** Pixels across, of one bar at most. */
  widest: number;
  /** What is written below the bars, and over the figures of one. */
  below: NonNullable<BarChartProps['xAxisProps']>;
  headOf?: (at: At) => string;
};

/** Amounts over time. The last one stands apart: it is not over. A chunk of 120 kB: to be loaded lazily. */
export function GrowingBars(props: GrowingBarsProps) {
  const { bars, names, show, short, unit = 1, line, widest, below, headOf = String } = props;
  const series = [
    { name: 'whole', label: names.whole, color: 'var(--accent)' },
    { name: 'soFar', label: names.soFar, color: 'var(--goal)' },
  ];
  const data = bars.map(({ at, value }, index) => ({
    at,
    [index === bars.length - 1 ? 'soFar' : 'whole']: value,
  }));
  const most = Math.max(...bars.map(({ value }) => value));
  // Far above everything it would only press the bars down.
  const near = line && most > line.at / 2 ? [{ y: line.at, label: line.label, color: 'var(--bad)' }] : [];
  const ticks = ticksTo(Math.max(most, ...near.map(({ y }) => y)), unit);
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="at"
      type="stacked"
      series={series}
      referenceLines={near}
      valueFormatter={show}
      gridAxis="x"
      tickLine="none"
      gridColor="var(--line)"
      strokeDasharray="0"
      maxBarWidth={widest}
      barProps={{ radius: [2, 2, 0, 0], isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 0, bottom: 0, left: 0 } }}
      yAxisProps={{ width: 52, ticks, domain: [0, ticks.at(-1) ?? 0], tickFormatter: short }}
      xAxisProps={below}
      tooltipProps={{
        content: ({ label, payload }) => (
          <ChartTooltip
            label={label === undefined ? null : headOf(label)}
            payload={payload}
            series={series}
            valueFormatter={show}
          />
        ),
      }}
    />
  );
}
