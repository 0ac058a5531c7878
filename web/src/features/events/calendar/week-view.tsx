import { Link } from 'react-router-dom';
import { addDays } from '#shared/domain/days.ts';
import type { CalendarItem } from '../../../shared/calendar/calendar-layer.ts';
import { showLongDay } from '../../../shared/calendar/show-times.ts';
import { byDay } from '../../../shared/events/agenda.ts';
import { useFromHere } from '../use-from-here.ts';
import { weekStart } from './calendar-view.ts';
import dayStyles from './day-lines.module.css';
import { LayerIcon, Places, showWhen, stateOf } from './event-line.tsx';
import layerStyles from './layers.module.css';
import styles from './week-view.module.css';

type Props = { day: string; today: string; items: readonly CalendarItem[] };

/** Seven days beside each other; below each other on a phone. */
export function WeekView({ day, today, items }: Props) {
  const days = byDay(items);
  return (
    <ol className={styles.week}>
      {Array.from({ length: 7 }, (_, at) => addDays(weekStart(day), at)).map((one) => (
        <li key={one} data-today={one === today}>
          <h3 className={styles.weekday}>{showLongDay(one)}</h3>
          <ul className={styles.blocks}>
            {(days.get(one) ?? []).map((item) => (
              <Block key={item.id} item={item} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Block({ item }: { item: CalendarItem }) {
  const { layer, event, state, link, title, details } = item;
  const place = useFromHere();
  const mark = event ? stateOf(event) : null;
  return (
    <li
      className={`${styles.block} ${layerStyles.kind}`}
      data-layer={layer}
      data-type={event?.type}
      data-state={state}
    >
      <span className="figures">
        <LayerIcon layer={layer} /> {showWhen(item)}
      </span>
      {link === null ? (
        <strong>{title}</strong>
      ) : (
        <Link to={link} state={place}>
          {title}
        </Link>
      )}
      {event ? event.place && <span>{event.place}</span> : <span>{details.join(' · ')}</span>}
      {event && <Places event={event} />}
      {mark !== null && <span className={dayStyles.mark}>{mark}</span>}
    </li>
  );
}
