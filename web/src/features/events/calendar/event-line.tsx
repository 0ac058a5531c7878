import { Link } from 'react-router-dom';
import type { Planned } from '../../../shared/events/agenda.ts';
import { t } from '../../../shared/text/index.ts';
import { paths } from '../event-area.ts';
import { showPlaces, showTimes } from '../format-event.ts';
import { CapacityBar } from '../page/capacity-bar.tsx';
import { useFromHere } from '../use-from-here.ts';
import styles from './calendar.module.css';

/** What is said of an event beside its title: a draft, cancelled, waiting on this device. */
export function stateOf({ state, isUnsent }: Pick<Planned, 'state' | 'isUnsent'>): string | null {
  if (isUnsent) return t('events.notSent');
  return state === 'published' ? null : t(`events.state.${state}`);
}

/** One event of a day. The whole line opens it. */
export function EventLine({ event }: { event: Planned }) {
  const { id, title, type, state, place, capacity, taken, shifts, in_series } = event;
  const mark = stateOf(event);
  const details = [
    t(`events.type.${type}`),
    place,
    event.attendance === 'online' ? t('events.attendance.online') : null,
    shifts > 1 ? t('events.shiftCount', { count: shifts }) : null,
    in_series ? t('events.series') : null,
  ].filter(Boolean);
  return (
    <li className={styles.line} data-type={type} data-state={state}>
      <span className={`${styles.time} figures`}>{showTimes(event)}</span>
      <span className={styles.what}>
        <Link to={paths.one(id)} state={useFromHere()} className={styles.name}>
          {title}
        </Link>
        {mark !== null && <span className={styles.mark}>{mark}</span>}
        <span className={styles.details}>{details.join(' · ')}</span>
      </span>
      <span className={styles.places}>
        <span className="figures">{showPlaces(capacity, taken)}</span>
        <CapacityBar capacity={capacity} taken={taken} />
      </span>
    </li>
  );
}
