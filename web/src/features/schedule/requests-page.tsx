import { Title } from '@mantine/core';
import { IconCalendarQuestion } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Stored } from '#shared/collections/define.ts';
import type { scheduleRequests } from '#shared/collections/schedule-requests.ts';
import { dayOf } from '#shared/domain/events/wall-times.ts';
import { showTimes } from '../../shared/calendar/show-times.ts';
import { useOpenRequests } from '../../shared/schedule/schedule-data.ts';
import { t } from '../../shared/text/index.ts';
import { showDay } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { BackLink } from '../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { RequestForm } from './request-form.tsx';
import styles from './schedule.module.css';
import { paths } from './schedule-area.ts';

/** What waits to be decided, soonest first. One read, whatever there is. */
export function RequestsPage() {
  const live = useOpenRequests();
  return (
    <Page
      title={t('schedule.requests')}
      hint={t('schedule.requestsHint')}
      above={<BackLink list={paths.list} name={t('schedule.back')} />}
      width={800}
    >
      <StaleNote of={live} />
      <LiveView of={live}>
        {(found) => {
          const open = Object.entries(found?.requests ?? {}).toSorted(
            ([, one], [, other]) => one.starts - other.starts,
          );
          const held = open.filter(([, { form }]) => form?.hold);
          const others = open.filter(([, { form }]) => !form?.hold);
          return (
            <>
              {others.length === 0 && (
                <EmptyState
                  icon={IconCalendarQuestion}
                  title={t('schedule.noRequests')}
                  hint={t('schedule.noRequestsHint')}
                />
              )}
              <Requests of={others} name={t('schedule.requests')} />
              {held.length > 0 && (
                <section className={styles.section}>
                  <Title order={2} size="h4">
                    {t('schedule.form.public.held')}
                  </Title>
                  <p className={styles.details}>{t('schedule.form.public.heldHint')}</p>
                  <Requests of={held} name={t('schedule.form.public.held')} />
                </section>
              )}
            </>
          );
        }}
      </LiveView>
      <RequestForm />
    </Page>
  );
}

type Open = Stored<typeof scheduleRequests>['requests'][string];

function Requests({ of, name }: { of: readonly [string, Open][]; name: string }) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={name}>
      {of.map(([id, request]) => (
        <li key={id} className={styles.line}>
          <span className={`${styles.time} figures`}>
            {showDay(dayOf(request.from))}
            <br />
            {showTimes(request)}
          </span>
          <span className={styles.what}>
            <Link to={paths.one(id)} className={styles.name}>
              {request.title}
            </Link>
            <span className={styles.details}>
              {[
                t(`schedule.kind.${request.kind}`),
                request.place,
                request.requester,
                request.form && t('schedule.form.public.mark'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
