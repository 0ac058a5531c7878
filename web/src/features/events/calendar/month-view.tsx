import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { addDays, monthOf } from '#shared/domain/days.ts';
import type { CalendarItem } from '../../../shared/calendar/calendar-layer.ts';
import { showLongDay, weekdayName } from '../../../shared/calendar/show-times.ts';
import { byDay } from '../../../shared/events/agenda.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { dayInMonth, type useCalendarView, weekStart, weeksOf } from './calendar-view.ts';
import dayStyles from './day-lines.module.css';
import { EventLine, LayerIcon } from './event-line.tsx';
import layerStyles from './layers.module.css';
import styles from './month-view.module.css';

/** Entries that a day's box names; the day's panel has all. */
const named = 3;

/** The day that a key leads to; null for other keys. */
export function dayAfterKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return weekStart(day);
    case 'End':
      return addDays(weekStart(day), 6);
    case 'PageUp':
      return dayInMonth(day, -1);
    case 'PageDown':
      return dayInMonth(day, 1);
    default:
      return null;
  }
}

type Props = { shown: ReturnType<typeof useCalendarView>; today: string; items: readonly CalendarItem[] };

/** A month as a grid, and beside it the day that is looked at. One day is in the order of tabs; arrows move it. */
export function MonthView({ shown, today, items }: Props) {
  const { day, change } = shown;
  const month = monthOf(day);
  const days = byDay(items);
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that a key has moved it to.
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoved.current = false;
  }, [day]);
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(event.key, day);
    if (next === null) return;
    event.preventDefault();
    isMoved.current = true;
    change({ day: next });
  };
  return (
    <div className={styles.month}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved through by arrows is a grid.
        role="grid"
        ref={grid}
        className={styles.grid}
        onKeyDown={press}
        aria-label={t('events.gridHint')}
      >
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, weekday) => (
              <th key={weekdayName(weekday, 'long')} scope="col" abbr={weekdayName(weekday, 'long')}>
                {weekdayName(weekday, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <DayCell
                  key={one}
                  day={one}
                  items={days.get(one) ?? []}
                  isShown={one === day}
                  isOutside={monthOf(one) !== month}
                  isToday={one === today}
                  open={() => change({ day: one })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayPanel day={day} items={days.get(day) ?? []} />
    </div>
  );
}

type CellProps = {
  day: string;
  items: readonly CalendarItem[];
  isShown: boolean;
  isOutside: boolean;
  isToday: boolean;
  open: () => void;
};

function DayCell({ day, items, isShown, isOutside, isToday, open }: CellProps) {
  const more = items.length - named;
  return (
    <td data-outside={isOutside}>
      <button
        type="button"
        tabIndex={isShown ? 0 : -1}
        aria-pressed={isShown}
        aria-current={isToday ? 'date' : undefined}
        aria-label={t('calendar.dayLabel', { day: showLongDay(day), count: items.length })}
        onClick={open}
      >
        <span className={`${styles.date} figures`}>{Number(day.slice(8))}</span>
        {items.slice(0, named).map(({ id, title, layer, event, state }) => (
          <span
            key={id}
            className={`${styles.chip} ${layerStyles.kind}`}
            data-layer={layer}
            data-type={event?.type}
            data-state={state}
          >
            <LayerIcon layer={layer} size={12} /> {title}
          </span>
        ))}
        {more > 0 && <span className={styles.more}>{t('events.more', { count: more })}</span>}
      </button>
    </td>
  );
}

function DayPanel({ day, items }: { day: string; items: readonly CalendarItem[] }) {
  const { can } = useMember();
  return (
    <section className={styles.panel} aria-labelledby="events-day" aria-live="polite">
      <h3 id="events-day" className={dayStyles.dayTitle}>
        {showLongDay(day)}
      </h3>
      {items.length === 0 ? (
        <p className={styles.quiet}>{t('calendar.emptyDay')}</p>
      ) : (
        <ul className={`${dayStyles.lines} ${dayStyles.narrow}`}>
          {items.map((item) => (
            <EventLine key={item.id} item={item} />
          ))}
        </ul>
      )}
      {can('schedule.read') && (
        <p className={styles.panelLinks}>
          <Link to={`/schedule?day=${day}`}>{t('calendar.openDay')}</Link>
        </p>
      )}
    </section>
  );
}
