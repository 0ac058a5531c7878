import { lazy } from 'react';
import type { Range } from '#shared/domain/buckets.ts';
import type { MetricBucket } from '#shared/domain/metric-rollups.ts';
import { t } from '../../../shared/text/index.ts';
import { ChartTable } from '../../../shared/ui/chart/chart-table.tsx';
import { showMoment, showNumber } from '../../../shared/ui/format.ts';
import { Panel, unavailable } from '../panel.tsx';
import type { View } from '../ranged.tsx';
import { showMs, showValue } from './format-measure.ts';
import { type Measure, type Summary, summaryOf, valuesOf } from './performance-measures.ts';

const Bars = lazy(() => import('./performance-bars.tsx').catch(() => unavailable));

type Props = { measure: Measure; range: Range; buckets: readonly MetricBucket[]; view: View };

/** One kind of thing that is measured: how long it took, or how many there were, and when. */
export function MeasurePanel({ measure, range, buckets, view }: Props) {
  const summary = summaryOf(measure, buckets);
  const values = valuesOf(measure, buckets);
  const timed = measure !== 'errors';
  const name = t(`health.measures.${measure}`);
  // The newest first.
  const rows = buckets
    .map(({ from, ...bucket }, at) => {
      const count = timed ? bucket.timed[measure].count : bucket.errors;
      const value = timed && count === 0 ? '–' : showValue(measure, values[at] ?? 0);
      const cells = [showMoment(from), value, ...(timed ? [showNumber(count)] : [])];
      return { key: from, cells, nothing: count === 0 };
    })
    .toReversed();
  const heads = [
    t(`analytics.campaign.bucket.${range}`),
    ...(timed ? [t('health.table.average'), t('health.table.times')] : [t('health.table.errors')]),
  ];
  return (
    <Panel
      measure={measure}
      name={name}
      hint={t(`health.hints.${measure}`)}
      total={summary.count === 0 && timed ? t('health.notMeasured') : showValue(measure, summary.value)}
      comparison={comparisonOf(measure, summary)}
      view={view}
      table={(shown) => <ChartTable caption={name} heads={heads} rows={rows} shown={shown} />}
      empty={summary.count === 0}
    >
      <Bars measure={measure} range={range} from={buckets[0]?.from ?? 0} values={values} />
    </Panel>
  );
}

const comparisonOf = (measure: Measure, { count, max }: Summary): string | null =>
  measure === 'errors' || count === 0
    ? null
    : t('health.ofSoMany', { count, shown: showNumber(count), max: showMs(max) });
