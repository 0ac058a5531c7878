import { IconCalendarQuestion } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
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
          if (open.length === 0)
            return (
              <EmptyState
                icon={IconCalendarQuestion}
                title={t('schedule.noRequests')}
                hint={t('schedule.noRequestsHint')}
              />
            );
          return (
            <ul className={styles.lines}>
              {open.map(([id, request]) => (
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
                      {[t(`schedule.kind.${request.kind}`), request.place, request.requester]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </LiveView>
    </Page>
  );
}
