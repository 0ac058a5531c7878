import '../../shared/text/waiting/en.ts';
import { IconInbox } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { showDay, showNumber } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { useWaiting, type Waiting } from '../../shared/waiting/use-waiting.ts';
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
  const today = localDay(new Date());
  const shown = `${showNumber(items.length)}${isMore ? '+' : ''}`;
  return (
    <>
      <p role="status" className={styles.count}>
        {t('waiting.count', { count: items.length, shown })}
      </p>
      <ul className={styles.list}>
        {items.map(({ id, title, label, day, link }) => (
          <li key={id}>
            <Link to={link} className={styles.item}>
              <span className={styles.title}>{title ?? t(label)}</span>
              <span className={styles.facts}>
                <span>{t(label)}</span>
                {day && (
                  <span className={day < today ? styles.late : undefined}>
                    {day < today ? t('waiting.late', { day: showDay(day) }) : showDay(day)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
