import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { monthOf } from '#shared/domain/days.ts';
import { dayOf } from '#shared/domain/events/wall-times.ts';
import { plannedIn, useEventMonths } from '../../shared/events/agenda.ts';
import { t } from '../../shared/text/index.ts';
import { showMonth, showTime } from '../../shared/ui/format.ts';
import { addresses } from './dashboard-links.ts';
import styles from './upcoming-events.module.css';

const shown = 5;

/** The calendar's next leaves, for a read of this month, and one of the next where that has too few; nothing where nothing is planned. */
export default function UpcomingEvents({ day }: { day: string }) {
  const title = useId();
  const [months, setMonths] = useState(1);
  const live = useEventMonths(monthOf(day), months);
  const planned = live.is === 'ready' ? plannedIn(live.value) : [];
  const next = planned.filter(({ state, to }) => state === 'published' && dayOf(to) >= day).slice(0, shown);
  const isShort = live.is === 'ready' && next.length < shown;
  useEffect(() => {
    if (isShort) setMonths(2);
  }, [isShort]);
  if (next.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={styles.top}>
        <h2 id={title}>{t('dashboard.events.title')}</h2>
        <Link to={addresses.events}>{t('dashboard.events.all')}</Link>
      </div>
      <ul className={styles.events}>
        {next.map(({ id, title: name, from, place }) => (
          <li key={id}>
            <time dateTime={from} className="figures">
              <span className={styles.month}>{showMonth(from.slice(0, 7))}</span>
              {Number(from.slice(8, 10))}
            </time>
            <span className={styles.what}>
              <Link to={addresses.event(id)}>{name}</Link>
              <span className={styles.where}>
                {[showTime(from.slice(11)), place].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
