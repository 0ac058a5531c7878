import '@mantine/charts/styles.layer.css';
import { BarChart, ChartTooltip } from '@mantine/charts';
import type { Forecast } from '#shared/domain/pledges/expected-months.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoneyShort, ticksTo } from '../../../shared/ui/axis.ts';
import { showMoney, showMonth } from '../../../shared/ui/format.ts';

/** January carries its year, so that two Novembers are told apart. */
const labelOf = (month: string) =>
  month.endsWith('-01') ? `${showMonth(month)} ’${month.slice(2, 4)}` : showMonth(month);

/** What is due by month, hard and soft on top of each other, and first what is overdue. A chunk of 120 kB: loaded lazily. */
export default function ForecastBars({ forecast: { overdue, months } }: { forecast: Forecast }) {
  const series = [
    { name: 'overdue', label: t('pledges.forecast.overdue'), color: 'var(--bad)' },
    { name: 'hard', label: t('pledges.forecast.hard'), color: 'var(--accent)' },
    { name: 'soft', label: t('pledges.forecast.soft'), color: 'var(--goal)' },
  ];
  const late = overdue.hard + overdue.soft;
  const data = [
    ...(late > 0 ? [{ at: t('pledges.forecast.overdue'), overdue: late }] : []),
    ...months.map(({ month, hard, soft }) => ({ at: labelOf(month), hard, soft })),
  ];
  const ticks = ticksTo(Math.max(late, ...months.map(({ hard, soft }) => hard + soft)), 100);
  const show = (cents: number) => showMoney(cents, true);
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="at"
      type="stacked"
      series={series}
      valueFormatter={show}
      gridAxis="x"
      tickLine="none"
      gridColor="var(--line)"
      strokeDasharray="0"
      maxBarWidth={40}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
      yAxisProps={{ width: 52, ticks, domain: [0, ticks.at(-1) ?? 0], tickFormatter: showMoneyShort }}
      xAxisProps={{ interval: 'equidistantPreserveEnd', minTickGap: 6 }}
      tooltipProps={{
        content: ({ label, payload }) => (
          <ChartTooltip label={label} payload={payload} series={series} valueFormatter={show} />
        ),
      }}
    />
  );
}
