import { lazy, Suspense, useId } from 'react';
import { bucketMs, type Range } from '#shared/rules/buckets.ts';
import { t } from '../../../shared/text/index.ts';
import { locale } from '../../../shared/text/language.ts';
import { showMoment, showNumber } from '../../../shared/ui/format.ts';
import { comparedWith, type Series, showAmount, totalOf } from './numbers.ts';
import styles from './panel.module.css';

export type View = 'charts' | 'table';
type Props = { range: Range; from: number; series: Series; view: View };

const Unavailable = () => <p className={styles.none}>{t('analytics.campaign.unavailable')}</p>;
/** 120 kB that the numbers do not wait for, and that they can do without. */
const Bars = lazy(() => import('./Bars.tsx').catch(() => ({ default: Unavailable })));

/** One thing that is counted: how much in all, against the time before, and when. */
export function Panel({ range, from, series, view }: Props) {
  const title = useId();
  const { measure, counts } = series;
  const total = totalOf(series);
  return (
    <section className={styles.panel} aria-labelledby={title} data-measure={measure}>
      <h3 id={title} className={styles.label}>
        {t(`analytics.campaign.measures.${measure}`)}
      </h3>
      <p className={styles.hint}>{t(`analytics.campaign.hints.${measure}`)}</p>
      <p className={`${styles.total} figures`}>{showAmount(measure, total)}</p>
      <Change range={range} series={series} total={total} />
      <Table range={range} from={from} series={series} shown={view === 'table'} />
      {view === 'charts' && (
        <div className={styles.chart} aria-hidden>
          {total === 0 ? (
            <p className={styles.none}>{t('analytics.campaign.nothing')}</p>
          ) : (
            <Suspense fallback={<div className={styles.waiting} />}>
              <Bars range={range} from={from} measure={measure} counts={counts} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  );
}

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

function Change({ range, series, total }: { range: Range; series: Series; total: number }) {
  const { measure, before } = series;
  const compared = comparedWith(before, total);
  const share = 'share' in compared ? percent.format(compared.share) : '';
  const times = compared.is === 'times' ? showNumber(compared.times) : '';
  return (
    <p className={`${styles.change} figures`}>
      <span data-change={compared.is}>
        {t(`analytics.campaign.compared.${compared.is}`, {
          share,
          times,
          range: t(`analytics.range.words.${range}`),
        })}
      </span>
      {before > 0 && compared.is !== 'same' && (
        <span>{t('analytics.campaign.compared.amount', { amount: showAmount(measure, before) })}</span>
      )}
    </p>
  );
}

type TableProps = { range: Range; from: number; series: Series; shown: boolean };

/** The chart's figures, the newest first. Always there for screen readers, for everybody on request. */
function Table({ range, from, series: { measure, counts }, shown }: TableProps) {
  const name = t(`analytics.campaign.measures.${measure}`);
  const rows = counts.map((count, at) => ({ start: from + at * bucketMs(range), count })).toReversed();
  return (
    // Around it: a table's own height cannot be hidden.
    <div className={shown ? undefined : 'visually-hidden'}>
      <table className={styles.table}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`analytics.campaign.bucket.${range}`)}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(({ start, count }) => (
            <tr key={start} data-nothing={count === 0}>
              <th scope="row">{showMoment(start)}</th>
              <td>{showAmount(measure, count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
