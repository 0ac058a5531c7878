import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CalendarItem } from '../../../shared/calendar/calendar-layer.ts';
import { showLongDay } from '../../../shared/calendar/show-times.ts';
import { byDay } from '../../../shared/events/agenda.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './day-lines.module.css';
import { EventLine } from './event-line.tsx';

/** Entries that are drawn at first, and with each press on “later”. */
const drawn = 60;

type Props = { items: readonly CalendarItem[]; today: string; later: (() => void) | null };

/** Day by day, what begins on each. `later`: reads the next months; null where all that may be read is here. */
export function AgendaView({ items, today, later }: Props) {
  const [count, setCount] = useState(drawn);
  // What lasts several days is listed once.
  const days = byDay(items.slice(0, count).map((item) => ({ item, from: item.from, to: item.from })));
  const showLater = () => {
    if (count >= items.length) later?.();
    setCount(count + drawn);
  };
  return (
    <>
      {[...days].map(([day, those]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className={styles.dayTitle} data-today={day === today}>
            {showLongDay(day)}
            {day === today && <span className={styles.todayMark}>{t('events.today')}</span>}
          </h3>
          <ul className={styles.lines}>
            {those.map(({ item }) => (
              <EventLine key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {(count < items.length || later !== null) && (
        <div>
          <Button variant="default" onClick={showLater}>
            {t('calendar.showLater')}
          </Button>
        </div>
      )}
    </>
  );
}
