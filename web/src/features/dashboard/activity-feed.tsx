import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { activityShown } from '#shared/constants.ts';
import type { Live } from '../../shared/data/live.ts';
import { t } from '../../shared/text/index.ts';
import { showAgo, showMoment, showMomentDay } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import styles from './activity-feed.module.css';
import type { Line } from './data.ts';
import { formatActivity } from './format-activity.ts';

/** Milliseconds after which a date says more than a number of days. */
const agoMs = 7 * 86_400_000;

/** Fewer lines than this leave room to say what the feed is for. */
const few = 3;

/** What happened lately, told as it happens. */
export const ActivityFeed = ({ live, now }: { live: Live<Line[]>; now: number }) => (
  <section className={styles.panel} aria-labelledby="activity" data-tour="activity">
    <h2 id="activity" className={styles.title}>
      {t('dashboard.activity.title')}
    </h2>
    <LiveView of={live} loading={<Waiting />}>
      {(lines) => (
        <>
          <ol className={styles.lines}>
            {lines.map((line) => (
              <ActivityLine key={line.id} line={line} now={now} />
            ))}
          </ol>
          {lines.length < few && <p className={styles.quiet}>{t('dashboard.activity.quiet')}</p>}
        </>
      )}
    </LiveView>
  </section>
);

function ActivityLine({ line, now }: { line: Line; now: number }) {
  const { icon: Icon, who, what, amount, to } = formatActivity(line);
  const at = line.at.toMillis();
  const text = (
    <>
      <span className={styles.icon} data-kind={line.type} aria-hidden>
        <Icon size={16} stroke={1.75} />
      </span>
      <span className={styles.who} title={who}>
        {who}
      </span>
      <span className={`${styles.amount} figures`}>{amount}</span>
      <span className={styles.what}>{what}</span>
      <time className={styles.when} dateTime={new Date(at).toISOString()} title={showMoment(at)}>
        {now - at < agoMs ? showAgo(at, now) : showMomentDay(at)}
      </time>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className={styles.line}>
          {text}
        </Link>
      ) : (
        <div className={styles.line}>{text}</div>
      )}
    </li>
  );
}

const places = Array.from({ length: activityShown }, (_, at) => at);
const Waiting = () => (
  <div role="status" aria-label={t('common.loading')}>
    {places.map((place) => (
      <div key={place} className={styles.line}>
        <Skeleton className={styles.icon} />
        <Skeleton height={12} width="60%" />
        <Skeleton height={10} width="40%" className={styles.what} />
      </div>
    ))}
  </div>
);
