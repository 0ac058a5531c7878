import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { t } from '../../shared/text/index.ts';
import { showMoneyShort, ticksTo } from '../../shared/ui/axis.ts';
import { showMoney, showMonth } from '../../shared/ui/format.ts';
import type { givingByMonth } from './numbers.ts';

type Months = ReturnType<typeof givingByMonth>;

/** This month stands apart: it is not over, and its bar is still growing. */
const series = () => [
  { name: 'whole', label: t('dashboard.giving.series'), color: 'var(--accent)' },
  { name: 'soFar', label: t('dashboard.giving.soFar'), color: 'var(--goal)' },
];

/** January carries its year, so that two Novembers are told apart. */
const labelOf = (month: string) =>
  month.endsWith('-01') ? `${showMonth(month)} ’${month.slice(2, 4)}` : showMonth(month);

export default function GivingBars({ months }: { months: Months }) {
  const data = months.map(({ month, amount }, at) => ({
    label: labelOf(month),
    [at === months.length - 1 ? 'soFar' : 'whole']: amount,
  }));
  const ticks = ticksTo(Math.max(...months.map(({ amount }) => amount)), 100);
  return (
    <BarChart
      h="100%"
      data={data}
      dataKey="label"
      type="stacked"
      series={series()}
      valueFormatter={(cents) => showMoney(cents, true)}
      gridAxis="x"
      tickLine="none"
      gridColor="var(--line)"
      strokeDasharray="0"
      maxBarWidth={40}
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 0, bottom: 0, left: 0 } }}
      yAxisProps={{ width: 52, ticks, domain: [0, ticks.at(-1) ?? 0], tickFormatter: showMoneyShort }}
      xAxisProps={{ interval: 'preserveEnd', minTickGap: 6 }}
    />
  );
}
