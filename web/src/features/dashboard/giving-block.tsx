import { Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { t } from '../../shared/text/index.ts';
import { showMoney } from '../../shared/ui/format.ts';
import type { Rollup } from './data.ts';
import { showMonthInFull } from './format-month.ts';
import styles from './giving-block.module.css';
import { givingByMonth } from './giving-by-month.ts';
import { GivingChart } from './giving-chart.tsx';
import { GivingTable } from './giving-table.tsx';
import { type View, ViewSwitch } from './view-switch.tsx';

type Month = ReturnType<typeof givingByMonth>[number];

type Props = { numbers: Rollup | null; day: string; instead: ReactNode };

/** What was raised in all, lately, and month by month; `instead` of the months while there is nothing to draw. */
export function Giving({ numbers, day, instead }: Props) {
  const months = numbers && givingByMonth(numbers, day);
  return (
    <section className={styles.panel} aria-labelledby="raised">
      <div className={styles.top}>
        <div>
          <h2 id="raised" className={styles.label}>
            {t('dashboard.raised.title')}
          </h2>
          <p className={`${styles.total} figures`}>
            {numbers ? (
              showMoney(numbers.total_raised, true)
            ) : (
              <Skeleton component="span" className={styles.waiting} />
            )}
          </p>
          <p className={styles.hint}>{t('dashboard.raised.hint')}</p>
        </div>
        <dl className={styles.compared}>
          <Compared month={months?.at(-1)} label="dashboard.raised.soFar" />
          <Compared month={months?.at(-2)} label="dashboard.raised.whole" />
        </dl>
      </div>
      {instead ?? <Months months={months} />}
    </section>
  );
}

function Months({ months }: { months: Month[] | null }) {
  const [view, setView] = useState<View>('chart');
  return (
    <>
      <div className={styles.heading}>
        <h3>{t('dashboard.giving.title')}</h3>
        <ViewSwitch view={view} show={setView} />
      </div>
      <div className={styles.months} data-view={view}>
        {months && <GivingTable months={months} shown={view === 'table'} />}
        {view === 'chart' && <GivingChart months={months} />}
      </div>
    </>
  );
}

type ComparedProps = { month: Month | undefined; label: 'dashboard.raised.soFar' | 'dashboard.raised.whole' };

/** One month in figures. This month is not over, and says so. */
const Compared = ({ month, label }: ComparedProps) => (
  <div>
    <dt>
      {month ? (
        t(label, { month: showMonthInFull(month.month) })
      ) : (
        <Skeleton height={12} width={110} mt={5} />
      )}
    </dt>
    <dd className="figures">
      {month ? (
        <>
          {showMoney(month.amount, true)}
          <span>{t('dashboard.raised.gifts', { count: month.count })}</span>
        </>
      ) : (
        <Skeleton height={16} width={90} mt={4} />
      )}
    </dd>
  </div>
);
