import { Link } from 'react-router-dom';
import { addDays } from '#shared/domain/days.ts';
import { byDay, type Planned } from '../../../shared/events/agenda.ts';
import { paths } from '../event-area.ts';
import { showLongDay, showTimes } from '../format-event.ts';
import { useFromHere } from '../use-from-here.ts';
import styles from './calendar.module.css';
import { weekStart } from './calendar-view.ts';
import { stateOf } from './event-line.tsx';

type Props = { day: string; today: string; events: readonly Planned[] };

/** Seven days beside each other; below each other on a phone. */
export function WeekView({ day, today, events }: Props) {
  const days = byDay(events);
  const place = useFromHere();
  return (
    <ol className={styles.week}>
      {Array.from({ length: 7 }, (_, at) => addDays(weekStart(day), at)).map((one) => (
        <li key={one} data-today={one === today}>
          <h3 className={styles.weekday}>{showLongDay(one)}</h3>
          <ul className={styles.blocks}>
            {(days.get(one) ?? []).map((event) => (
              <li key={event.id} className={styles.block} data-type={event.type} data-state={event.state}>
                <span className="figures">{showTimes(event)}</span>
                <Link to={paths.one(event.id)} state={place}>
                  {event.title}
                </Link>
                {event.place && <span>{event.place}</span>}
                {stateOf(event) && <span className={styles.mark}>{stateOf(event)}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
