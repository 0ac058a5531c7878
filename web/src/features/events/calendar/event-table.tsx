import { Link } from 'react-router-dom';
import { dayOf } from '#shared/domain/events/wall-times.ts';
import { showTimes } from '../../../shared/calendar/show-times.ts';
import type { Planned } from '../../../shared/events/agenda.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { paths } from '../event-area.ts';
import { showPlaces } from '../format-event.ts';
import { useFromHere } from '../use-from-here.ts';
import { stateOf } from './event-line.tsx';
import styles from './event-table.module.css';

const columns = ['when', 'title', 'type', 'place', 'places', 'state'] as const;

/** Events as rows, to be compared. */
export function EventTable({ events }: { events: readonly Planned[] }) {
  const place = useFromHere();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`events.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id} data-state={event.state}>
            <td data-column="when" className="figures">
              {showDay(dayOf(event.from))}
              <span>{showTimes(event)}</span>
            </td>
            <th scope="row">
              <Link to={paths.one(event.id)} state={place}>
                {event.title}
              </Link>
            </th>
            <td data-column="type">{t(`events.type.${event.type}`)}</td>
            <td data-column="place">{event.place}</td>
            <td data-column="places" className="figures">
              {showPlaces(event.capacity, event.taken)}
            </td>
            <td data-column="state">{stateOf(event) ?? t('events.state.published')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
