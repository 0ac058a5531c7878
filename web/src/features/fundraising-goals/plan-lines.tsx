import '@mantine/charts/styles.layer.css';
import { ChartTooltip, LineChart } from '@mantine/charts';
import { atThisPace } from '#shared/domain/giving/weekly-plan.ts';
import { t } from '../../shared/text/index.ts';
import { locale } from '../../shared/text/language.ts';
import { showMoneyShort, ticksTo } from '../../shared/ui/axis.ts';
import { showMoney } from '../../shared/ui/format.ts';
import type { Progress } from './plan-progress-of.ts';

/** `Nov 16`: weeks of one plan need no year. */
const short = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Raised, planned, and where it leads at this pace. A chunk of 120 kB: loaded lazily. */
export default function PlanLines({ progress: { weeks, pace, raised } }: { progress: Progress }) {
  const series = [
    { name: 'plan', label: t('giving.goals.chart.plan'), color: 'var(--goal)' },
    { name: 'raised', label: t('giving.goals.chart.raised'), color: 'var(--accent)' },
    { name: 'pace', label: t('giving.goals.chart.pace'), color: 'var(--ink-soft)', strokeDasharray: '4 4' },
  ];
  const end = atThisPace(pace);
  const ahead = weeks.filter(({ is }) => is === 'ahead').length;
  const data = weeks.map(({ week, goalInAll, raisedInAll, is }, at) => {
    const steps = at - (weeks.length - 1 - ahead);
    const lead = end !== null && ahead > 0 && steps >= 0;
    return {
      at: short.format(Date.parse(week)),
      plan: goalInAll,
      ...(is !== 'ahead' && { raised: raisedInAll }),
      ...(lead && { pace: Math.round(raised + ((end - raised) * steps) / ahead) }),
    };
  });
  const ticks = ticksTo(
    Math.max(end ?? 0, ...weeks.map((one) => Math.max(one.goalInAll, one.raisedInAll))),
    100,
  );
  const show = (cents: number) => showMoney(cents, true);
  return (
    <LineChart
      h="100%"
      data={data}
      dataKey="at"
      series={series}
      withLegend
      withDots={false}
      curveType="linear"
      valueFormatter={show}
      gridAxis="x"
      tickLine="none"
      gridColor="var(--line)"
      strokeDasharray="0"
      lineProps={{ isAnimationActive: false }}
      lineChartProps={{ accessibilityLayer: false }}
      yAxisProps={{ width: 52, ticks, domain: [0, ticks.at(-1) ?? 0], tickFormatter: showMoneyShort }}
      xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 16 }}
      tooltipProps={{
        content: ({ label, payload }) => (
          <ChartTooltip label={label} payload={payload} series={series} valueFormatter={show} />
        ),
      }}
    />
  );
}
