import { SegmentedControl, Text } from '@mantine/core';
import { IconCalendarStats } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { pledgeMonthsMax } from '#shared/collections/pledge-months.ts';
import { type Expected, type Forecast, forecastOf } from '#shared/domain/pledges/expected-months.ts';
import { t } from '../../../shared/text/index.ts';
import { ChartWaiting } from '../../../shared/ui/chart/chart-states.tsx';
import { ChartTable } from '../../../shared/ui/chart/chart-table.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';

import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { Figures } from '../../../shared/ui/record/facts.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import styles from './forecast.module.css';
import { monthName } from './month-name.ts';
import { dollars, pledgeArea } from './pledge-area.ts';
import { usePledgeMonths } from './pledge-data.ts';
import { Reminders } from './reminders.tsx';

const ForecastBars = lazy(() => import('./forecast-bars.tsx'));

/** What open pledges have due, month by month. */
export default function ForecastPage() {
  const months = usePledgeMonths();
  const today = localDay(new Date(useNow()));
  return (
    <Page
      title={t('pledges.forecast.title')}
      hint={t('pledges.forecast.hint')}
      above={<BackLink list={pledgeArea.paths.list} name={t('pledges.back')} />}
    >
      <StaleNote of={months} />
      <LiveView of={months}>
        {(stored) =>
          stored.length === 0 ? (
            <EmptyState
              icon={IconCalendarStats}
              title={t('pledges.forecast.none.title')}
              hint={t('pledges.forecast.none.hint')}
            />
          ) : (
            <>
              <Months forecast={forecastOf(stored, today)} />
              {stored.length === pledgeMonthsMax && (
                <Text c="var(--ink-soft)">{t('pledges.forecast.many', { count: pledgeMonthsMax })}</Text>
              )}
            </>
          )
        }
      </LiveView>
      <Reminders />
    </Page>
  );
}

const both = ({ hard, soft }: Expected): number => hard + soft;
const views = ['chart', 'table'] as const;

function Months({ forecast }: { forecast: Forecast }) {
  const { total, overdue, months } = forecast;
  const [view, setView] = useState<string>('chart');
  const title = useId();
  const rowOf = (key: string, name: string, of: Expected) => ({
    key,
    cells: [name, dollars(of.hard), dollars(of.soft), dollars(both(of))],
  });
  return (
    <>
      <Figures
        facts={[
          { label: t('pledges.forecast.open'), value: dollars(both(total)) },
          { label: t('pledges.forecast.overdue'), value: dollars(both(overdue)) },
          { label: t('pledges.forecast.hard'), value: dollars(total.hard) },
          { label: t('pledges.forecast.soft'), value: dollars(total.soft) },
        ]}
      />
      <section aria-labelledby={title} className={styles.months}>
        <div className={styles.head}>
          <h2 id={title}>{t('pledges.forecast.chart')}</h2>
          <SegmentedControl
            aria-label={t('pledges.forecast.view')}
            data={views.map((value) => ({
              value,
              label: t(`pledges.forecast.${value === 'chart' ? 'showChart' : 'showTable'}`),
            }))}
            value={view}
            onChange={setView}
          />
        </div>
        <ChartTable
          caption={t('pledges.forecast.chart')}
          heads={[
            t('pledges.forecast.month'),
            t('pledges.forecast.hard'),
            t('pledges.forecast.soft'),
            t('pledges.forecast.total'),
          ]}
          rows={[
            ...(both(overdue) > 0 ? [rowOf('overdue', t('pledges.forecast.overdue'), overdue)] : []),
            ...months.map((one) => rowOf(one.month, monthName(one.month), one)),
            rowOf('total', t('pledges.forecast.total'), total),
          ]}
          shown={view === 'table'}
        />
        {view === 'chart' && (
          <div className={styles.chart} aria-hidden>
            <Suspense fallback={<ChartWaiting />}>
              <ForecastBars forecast={forecast} />
            </Suspense>
          </div>
        )}
      </section>
    </>
  );
}
