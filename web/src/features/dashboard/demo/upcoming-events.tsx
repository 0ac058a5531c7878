import type { UpcomingEvent } from '#shared/demo/visitor-content.ts';
import { t } from '../../../shared/text/index.ts';
import { showMonth } from '../../../shared/ui/format.ts';
import styles from './demo-blocks.module.css';

const hostOf = (event: UpcomingEvent): string =>
  'attendees' in event
    ? t('demo.visit.attendees', { count: event.attendees })
    : t('demo.visit.volunteers', { count: event.volunteers });

/** The calendar's next leaves. */
export const Events = ({ events }: { events: readonly UpcomingEvent[] }) => (
  <section className={styles.panel} aria-labelledby="coming">
    <h3 id="coming" className={styles.title}>
      {t('demo.visit.events')}
      <span className={`${styles.count} figures`}>{t('demo.visit.scheduled', { count: events.length })}</span>
    </h3>
    <ul className={styles.events}>
      {events.map((event) => (
        <li key={event.id}>
          <time dateTime={event.date} className="figures">
            <span className={styles.month}>{showMonth(event.date.slice(0, 7))}</span>
            {Number(event.date.slice(8))}
          </time>
          <span className={styles.what}>
            <span className={styles.name}>{event.name}</span>
            <span className={styles.where}>{event.location}</span>
          </span>
          <span className={`${styles.who} figures`}>{hostOf(event)}</span>
        </li>
      ))}
    </ul>
  </section>
);
