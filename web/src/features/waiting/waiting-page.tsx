import '../../shared/text/voter-codes/en.ts';
import '../../shared/text/waiting/en.ts';
import { IconInbox } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { showDay, showNumber, showTime } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useWaiting } from '../../shared/waiting/use-waiting.ts';
import { isLate } from '../../shared/waiting/waiting-order.ts';
import type { Waiting } from '../../shared/waiting/waiting-queue.ts';
import styles from './waiting.module.css';

/** `/waiting`: everything that needs this member, from every area. */
export default function WaitingPage() {
  const live = useWaiting();
  return (
    <Page title={t('nav.waiting')} width={800}>
      <StaleNote of={live} />
      <LiveView of={live}>
        {(waiting) =>
          waiting.items.length === 0 ? (
            <EmptyState icon={IconInbox} title={t('waiting.empty')} hint={t('waiting.emptyHint')} />
          ) : (
            <Items waiting={waiting} />
          )
        }
      </LiveView>
    </Page>
  );
}

function Items({ waiting: { items, isMore } }: { waiting: Waiting }) {
  const now = new Date();
  const moment = { day: localDay(now), time: now.toTimeString().slice(0, 5) };
  const shown = `${showNumber(items.length)}${isMore ? '+' : ''}`;
  return (
    <>
      <p role="status" className={styles.count}>
        {t('waiting.count', { count: items.length, shown })}
      </p>
      <ul className={styles.list}>
        {items.map(({ id, title, about, label, day, time, link, open }) => (
          <li key={id}>
            <Link to={link} className={styles.item} onClick={open}>
              <span className={styles.title}>{title ?? t(about ?? label)}</span>
              <span className={styles.facts}>
                <span>{t(label)}</span>
                {about && title !== null && <span>{t(about)}</span>}
                {day && <Due due={{ day, time }} isPast={isLate({ day, time }, moment)} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const dueText = (day: string, time: string | null): string =>
  time === null ? showDay(day) : t('waiting.at', { day: showDay(day), time: showTime(time) });

function Due({ due: { day, time }, isPast }: { due: { day: string; time: string | null }; isPast: boolean }) {
  const text = dueText(day, time);
  return (
    <span className={isPast ? styles.late : undefined}>
      {isPast ? t('waiting.late', { day: text }) : text}
    </span>
  );
}
