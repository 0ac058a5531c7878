import { lazy } from 'react';
import { bucketMs, type Range } from '#shared/domain/buckets.ts';
import { t } from '../../../shared/text/index.ts';
import { ChartTable } from '../../../shared/ui/chart/chart-table.tsx';
import { showMoment } from '../../../shared/ui/format.ts';
import { Panel, unavailable } from '../panel.tsx';
import type { View } from '../ranged.tsx';
import { Change } from './change.tsx';
import { type Series, showAmount, totalOf } from './number-series.ts';

const Bars = lazy(() => import('./campaign-bars.tsx').catch(() => unavailable));

type Props = { range: Range; from: number; series: Series; view: View };

/** One thing that is counted: how much in all, against the time before, and when. */
export function CountPanel({ range, from, series, view }: Props) {
  const { measure, counts } = series;
  const total = totalOf(series);
  const name = t(`analytics.campaign.measures.${measure}`);
  // The newest first.
  const rows = counts
    .map((count, at) => {
      const start = from + at * bucketMs(range);
      return { key: start, cells: [showMoment(start), showAmount(measure, count)], nothing: count === 0 };
    })
    .toReversed();
  const heads = [t(`analytics.campaign.bucket.${range}`), name];
  return (
    <Panel
      measure={measure}
      name={name}
      hint={t(`analytics.campaign.hints.${measure}`)}
      total={showAmount(measure, total)}
      comparison={<Change range={range} series={series} total={total} />}
      view={view}
      table={(shown) => <ChartTable caption={name} heads={heads} rows={rows} shown={shown} />}
      empty={total === 0}
    >
      <Bars range={range} from={from} measure={measure} counts={counts} />
    </Panel>
  );
}
