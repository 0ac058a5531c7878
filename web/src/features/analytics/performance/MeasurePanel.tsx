import { lazy, Suspense, useId } from 'react';
import type { Range } from '#shared/rules/buckets.ts';
import type { MetricBucket } from '#shared/rules/metric_rollups.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoment, showNumber } from '../../../shared/ui/format.ts';
import panel from '../campaign/panel.module.css';
import { type Measure, type Summary, summaryOf, valuesOf } from './measures.ts';
import { showMs, showValue } from './words.ts';

export type View = 'charts' | 'table';
type Props = { measure: Measure; range: Range; buckets: readonly MetricBucket[]; view: View };

const Unavailable = () => <p className={panel.none}>{t('analytics.campaign.unavailable')}</p>;
/** 120 kB that the numbers do not wait for, and that they can do without. */
const Bars = lazy(() => import('./Bars.tsx').catch(() => ({ default: Unavailable })));

/** One kind of thing that is measured: how long it took, or how many there were, and when. */
export function MeasurePanel({ measure, range, buckets, view }: Props) {
  const title = useId();
  const summary = summaryOf(measure, buckets);
  const values = valuesOf(measure, buckets);
  return (
    <section className={panel.panel} aria-labelledby={title} data-measure={measure}>
      <h3 id={title} className={panel.label}>
        {t(`health.measures.${measure}`)}
      </h3>
      <p className={panel.hint}>{t(`health.hints.${measure}`)}</p>
      <p className={`${panel.total} figures`}>
        {summary.count === 0 && measure !== 'errors'
          ? t('health.notMeasured')
          : showValue(measure, summary.value)}
      </p>
      <p className={`${panel.change} figures`}>{beside(measure, summary)}</p>
      <Table measure={measure} range={range} buckets={buckets} values={values} shown={view === 'table'} />
      {view === 'charts' && (
        <div className={panel.chart} aria-hidden>
          {summary.count === 0 ? (
            <p className={panel.none}>{t('analytics.campaign.nothing')}</p>
          ) : (
            <Suspense fallback={<div className={panel.waiting} />}>
              <Bars measure={measure} range={range} from={buckets[0]?.from ?? 0} values={values} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
}

const beside = (measure: Measure, { count, max }: Summary): string | null =>
  measure === 'errors' || count === 0
    ? null
    : t('health.ofSoMany', { count, shown: showNumber(count), max: showMs(max) });

type TableProps = Omit<Props, 'view'> & { values: readonly number[]; shown: boolean };

/** The chart's figures, the newest first. Always there for screen readers, for everybody on request. */
function Table({ measure, range, buckets, values, shown }: TableProps) {
  const name = t(`health.measures.${measure}`);
  const rows = buckets
    .map((bucket, at) => ({
      from: bucket.from,
      value: values[at] ?? 0,
      count: measure === 'errors' ? bucket.errors : bucket.timed[measure].count,
    }))
    .toReversed();
  return (
    <table className={shown ? panel.table : 'visually-hidden'}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`analytics.campaign.bucket.${range}`)}</th>
          <th scope="col">{t(measure === 'errors' ? 'health.table.errors' : 'health.table.average')}</th>
          {measure !== 'errors' && <th scope="col">{t('health.table.times')}</th>}
        </tr>
      </thead>
      <tbody className="figures">
        {rows.map(({ from, value, count }) => (
          <tr key={from} data-nothing={count === 0}>
            <th scope="row">{showMoment(from)}</th>
            <td>{count === 0 && measure !== 'errors' ? '–' : showValue(measure, value)}</td>
            {measure !== 'errors' && <td>{showNumber(count)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
