import { lazy, Suspense, useEffect, useState } from 'react';
import { t } from '../../shared/text/index.ts';
import { ChartWaiting, NoChart } from '../../shared/ui/chart/chart-states.tsx';
import type { givingByMonth } from './giving-by-month.ts';
import styles from './giving-chart.module.css';

type Months = ReturnType<typeof givingByMonth>;

const Unavailable = () => <NoChart>{t('dashboard.giving.unavailable')}</NoChart>;

/** 120 kB that the first numbers do not wait for, and that they can do without. */
const GivingBars = lazy(() => import('./giving-bars.tsx').catch(() => ({ default: Unavailable })));

/** True once the page has been drawn and has nothing more urgent to do. */
function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const calm = () => setQuiet(true);
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(calm, 200);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(calm, { timeout: 2_000 });
    return () => cancelIdleCallback(request);
  }, []);
  return quiet;
}

/** The months as bars, for the eye alone: the table behind says the same to everybody else. */
export function GivingChart({ months }: { months: Months | null }) {
  const quiet = useQuiet();
  if (months?.every(({ amount }) => amount === 0)) return <NoChart>{t('dashboard.giving.none')}</NoChart>;
  return (
    <div className={styles.chart} aria-hidden>
      {quiet && months ? (
        <Suspense fallback={<ChartWaiting />}>
          <GivingBars months={months} />
        </Suspense>
      ) : (
        <ChartWaiting />
      )}
    </div>
  );
}
