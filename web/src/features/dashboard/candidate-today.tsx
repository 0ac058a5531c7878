import '../../shared/text/schedule/en.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { addDays, monthOf } from '#shared/domain/days.ts';
import { entriesOn } from '#shared/domain/schedule/day-plan.ts';
import {
  listedIn,
  useAppointmentsOn,
  useScheduleMonths,
  useScheduleSettings,
} from '../../shared/schedule/schedule-data.ts';
import { t } from '../../shared/text/index.ts';
import { showTime } from '../../shared/ui/format.ts';
import styles from './upcoming-events.module.css';

/** From this hour on tomorrow's briefing is kept on the device. */
const evening = 17;

/**
 * Where the candidate is today, for a read of the month; nothing where nothing is booked. In the evening it also reads what
 * tomorrow's briefing shows, so that it opens without a connection.
 */
export default function CandidateToday({ day }: { day: string }) {
  const title = useId();
  // The months that tomorrow's briefing asks for, so that it finds this answer on the device.
  const live = useScheduleMonths(monthOf(day), monthOf(addDays(day, 2)));
  const isEarly = new Date().getHours() < evening;
  useAppointmentsOn(addDays(day, 1), isEarly);
  useScheduleSettings(isEarly);
  const today = live.is === 'ready' ? entriesOn(listedIn(live.value), day) : [];
  if (today.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={title} style={{ marginBlockEnd: 16 }}>
      <div className={styles.top}>
        <h2 id={title}>
          <Link to="/schedule">{t('schedule.block.title')}</Link>
        </h2>
        <Link to={`/schedule/briefing?day=${addDays(day, 1)}`}>{t('schedule.block.next')}</Link>
      </div>
      <ul className={styles.events}>
        {today.map((one) => (
          <li key={one.id}>
            <time dateTime={one.from} className="figures" style={{ fontSize: 12 }}>
              {showTime(one.from.slice(11))}
            </time>
            <span className={styles.what}>
              {one.is_private ? t('schedule.busy') : <Link to={`/schedule/${one.id}`}>{one.title}</Link>}
              {one.place !== null && <span className={styles.where}>{one.place}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
