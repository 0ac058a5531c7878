import { type ReactNode, Suspense, useId } from 'react';
import { t } from '../../shared/text/index.ts';
import { ChartWaiting, NoChart } from '../../shared/ui/chart/chart-states.tsx';
import styles from './panel.module.css';
import type { View } from './ranged.tsx';

type Props = {
  measure: string;
  name: string;
  hint: string;
  total: string;
  /** What the total is compared with. */
  comparison: ReactNode;
  view: View;
  /** Given whether it is to be seen, and not only to be heard. */
  table: (shown: boolean) => ReactNode;
  /** Nothing to draw bars of. */
  empty: boolean;
  /** The bars, loaded lazily. */
  children: ReactNode;
};

/** What stands for bars that could not be loaded: 120 kB that the numbers do not wait for, and can do without. */
export const unavailable = { default: () => <NoChart>{t('analytics.campaign.unavailable')}</NoChart> };

/** One thing that is counted or measured: how much in all, and when. */
export function Panel({ measure, name, hint, total, comparison, view, table, empty, children }: Props) {
  const title = useId();
  return (
    <section className={styles.panel} aria-labelledby={title} data-measure={measure}>
      <h3 id={title} className={styles.label}>
        {name}
      </h3>
      <p className={styles.hint}>{hint}</p>
      <p className={`${styles.total} figures`}>{total}</p>
      <p className={`${styles.change} figures`}>{comparison}</p>
      {view === 'table' ? <div className={styles.table}>{table(true)}</div> : table(false)}
      {view === 'charts' && (
        <div className={styles.chart} aria-hidden>
          {empty ? (
            <NoChart>{t('analytics.campaign.nothing')}</NoChart>
          ) : (
            <Suspense fallback={<ChartWaiting />}>{children}</Suspense>
          )}
        </div>
      )}
    </section>
  );
}
