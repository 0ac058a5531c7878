import { lazy } from 'react';
import { bucketMs, type Range } from '#shared/rules/buckets.ts';
import { t } from '../../../shared/text/index.ts';
import { ChartTable } from '../../../shared/ui/chart/ChartTable.tsx';
import { showMoment } from '../../../shared/ui/format.ts';
import { Panel, unavailable } from '../Panel.tsx';
import type { View } from '../Ranged.tsx';
import { Change } from './Change.tsx';
import { type Series, showAmount, totalOf } from './numbers.ts';

const Bars = lazy(() => import('./Bars.tsx').catch(() => unavailable));

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
      beside={<Change range={range} series={series} total={total} />}
      view={view}
      table={(shown) => <ChartTable caption={name} heads={heads} rows={rows} shown={shown} />}
      empty={total === 0}
    >
      <Bars range={range} from={from} measure={measure} counts={counts} />
    </Panel>
  );
}
