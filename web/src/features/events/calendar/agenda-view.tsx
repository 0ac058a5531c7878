import { byDay, type Planned } from '../../../shared/events/agenda.ts';
import { t } from '../../../shared/text/index.ts';
import { showLongDay } from '../format-event.ts';
import styles from './calendar.module.css';
import { EventLine } from './event-line.tsx';

/** Day by day, what begins on each. */
export function AgendaView({ events, today }: { events: readonly Planned[]; today: string }) {
  // An event of several days is listed once.
  const days = byDay(events.map((event) => ({ ...event, to: event.from })));
  const whole = new Map(events.map((event) => [event.id, event]));
  return [...days].map(([day, those]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h3 id={`day-${day}`} className={styles.dayTitle} data-today={day === today}>
        {showLongDay(day)}
        {day === today && <span className={styles.todayMark}>{t('events.today')}</span>}
      </h3>
      <ul className={styles.lines}>
        {those.map(({ id }) => {
          const event = whole.get(id);
          return event && <EventLine key={id} event={event} />;
        })}
      </ul>
    </section>
  ));
}
