import '../../shared/text/voter-codes/en.ts';
import '../../shared/text/waiting/en.ts';
import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { showDay, showNumber, showTime } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import type { Merged, MissingQueue } from '../../shared/waiting/merge-waiting.ts';
import { useWaiting } from '../../shared/waiting/use-waiting.ts';
import { isLate } from '../../shared/waiting/waiting-order.ts';
import { titleShown } from './title-shown.ts';
import styles from './waiting.module.css';

/** `/waiting`: everything that needs this member, from every area. */
export default function WaitingPage() {
  const live = useWaiting();
  return (
    <Page title={t('nav.waiting')} width={800}>
      <StaleNote of={live} />
      <LiveView of={live}>
        {(waiting) => (
          <>
            <Missing queues={waiting.missing} />
            <Shown waiting={waiting} />
          </>
        )}
      </LiveView>
    </Page>
  );
}

/** Queues that could not be read: the others are shown all the same. */
function Missing({ queues }: { queues: readonly MissingQueue[] }) {
  if (queues.length === 0) return null;
  const retries = queues.flatMap(({ retry }) => retry ?? []);
  return (
    <div role="alert" className={styles.missing}>
      <span>{t('waiting.missing', { queues: queues.map(({ label }) => t(label)).join(', ') })}</span>
      {retries.length > 0 && (
        <Button
          variant="default"
          onClick={() => {
            for (const retry of retries) retry();
          }}
        >
          {t('errors.tryAgain')}
        </Button>
      )}
    </div>
  );
}

/** “Nothing” is said only where everything was read. */
function Shown({ waiting }: { waiting: Merged }) {
  if (waiting.items.length > 0) return <Items waiting={waiting} />;
  if (waiting.missing.length > 0) return null;
  return <EmptyState icon={IconInbox} title={t('waiting.empty')} hint={t('waiting.emptyHint')} />;
}

function Items({ waiting: { items, isMore } }: { waiting: Merged }) {
  const now = new Date();
  const moment = { day: localDay(now), time: now.toTimeString().slice(0, 5) };
  const shown = `${showNumber(items.length)}${isMore ? '+' : ''}`;
  return (
    <>
      <p role="status" className={styles.count}>
        {t('waiting.count', { count: items.length, shown })}
      </p>
      <ul className={styles.list}>
        {items.map(({ id, title, isPhone, about, label, day, time, link, open }) => (
          <li key={id}>
            <Link to={link} className={styles.item} onClick={open}>
              <span className={styles.title}>{titleShown({ title, isPhone }) ?? t(about ?? label)}</span>
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
