import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCloudUpload } from '@tabler/icons-react';
import { callsAnHour, raisedIn, type SessionCounts } from '#shared/domain/call-time/session.ts';
import { askForReview } from '../../../shared/data/journal/review.ts';
import { t } from '../../../shared/text/index.ts';
import { showMoney, showNumber } from '../../../shared/ui/format.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import type { Session } from '../data.ts';
import styles from './call.module.css';

type Props = {
  session: Session | null;
  counts: SessionCounts;
  done: number;
  all: number;
  unsent: number;
  refused: number;
  end: () => void;
};

const minute = 60_000;

/** How the session stands: calls, money, time and pace, and what waits on this device. */
export function SessionBar({ session, counts, done, all, unsent, refused, end }: Props) {
  const now = useNow(15_000);
  const left = session ? Math.max(0, Math.ceil((session.ends_at - now) / minute)) : null;
  const pace = session ? callsAnHour(counts, now - session.started_at.toMillis()) : null;
  const raised = raisedIn(counts);
  const goal = session?.goal_cents ?? 0;
  return (
    <header className={styles.bar}>
      <dl className={styles.figures}>
        <Figure label={t('callTime.bar.done')} value={`${showNumber(done)}/${showNumber(all)}`} />
        <Figure
          label={t('callTime.bar.raised')}
          value={
            goal > 0
              ? t('callTime.bar.of', { part: showMoney(raised, true), whole: showMoney(goal, true) })
              : showMoney(raised, true)
          }
        />
        <Figure label={t('callTime.bar.pledged')} value={showMoney(counts.pledged, true)} />
        {left !== null && (
          <Figure label={t('callTime.bar.left')} value={t('callTime.bar.minutes', { count: left })} />
        )}
        {pace !== null && (
          <Figure label={t('callTime.bar.pace')} value={t('callTime.bar.anHour', { count: pace })} />
        )}
      </dl>
      <SyncBadge unsent={unsent} refused={refused} />
      <Button variant="default" size="sm" className={styles.end ?? ''} onClick={end}>
        {t('callTime.bar.end')}
      </Button>
    </header>
  );
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

function SyncBadge({ unsent, refused }: { unsent: number; refused: number }) {
  if (refused > 0)
    return (
      <button
        type="button"
        className={styles.badge}
        data-sync="refused"
        aria-haspopup="dialog"
        onClick={askForReview}
      >
        <IconAlertCircle size={18} aria-hidden />
        {t('callTime.sync.refused', { count: refused })}
      </button>
    );
  const is = unsent > 0 ? 'unsent' : 'sent';
  return (
    <span className={styles.badge} data-sync={is}>
      {is === 'unsent' ? (
        <IconCloudUpload size={18} aria-hidden />
      ) : (
        <IconCircleCheck size={18} aria-hidden />
      )}
      {is === 'unsent' ? t('callTime.sync.unsent', { count: unsent }) : t('callTime.sync.sent')}
    </span>
  );
}
