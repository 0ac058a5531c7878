import { useId } from 'react';
import type { Range } from '#shared/domain/buckets.ts';
import type { MetricName } from '#shared/domain/metric-rollups.ts';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { formatName, showMs } from './format-measure.ts';
import { slowest } from './performance-measures.ts';
import styles from './slowest.module.css';

const shown = 12;

/** What took the longest, by name. Names are kept by whole hours or days, so this looks back a little further than the charts. */
export function Slowest({ range, names }: { range: Range; names: readonly MetricName[] }) {
  const title = useId();
  const rows = slowest(names, shown);
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h3 id={title}>{t('health.slowest.title')}</h3>
      <p>{t(range === '1h' ? 'health.slowest.hintHours' : 'health.slowest.hintDays')}</p>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('health.slowest.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('health.slowest.what')}</th>
            <th scope="col">{t('health.slowest.typical')}</th>
            <th scope="col">{t('health.slowest.longest')}</th>
            <th scope="col">{t('health.table.times')}</th>
          </tr>
        </thead>
        <tbody className="figures">
          {rows.map(({ type, name, typical, max, count }) => (
            <tr key={`${type} ${name}`}>
              <th scope="row">
                <span title={formatName({ type, name })}>{formatName({ type, name })}</span>
                <span>{type === 'error_rate' ? '' : t(`health.kinds.${type}`)}</span>
              </th>
              <td>{showMs(typical)}</td>
              <td>{showMs(max)}</td>
              <td>{showNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
