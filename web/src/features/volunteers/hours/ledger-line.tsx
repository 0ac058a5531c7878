import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useMemberName } from '../../../shared/data/use-member-name.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { alignedHours, showHours } from '../../../shared/ui/hours.ts';
import styles from './ledger.module.css';
import type { Entry, LedgerRow } from './ledger-rows.ts';

/** Who stands for an entry: whoever decided about it, else whoever entered it. */
function useAbout({ state, approved_by, decided_at, created_by, kind }: Entry): string | null {
  const isDecided = decided_at !== null;
  const name = useMemberName(kind === 'shift' ? null : isDecided ? approved_by : created_by);
  if (name === null) return null;
  if (!isDecided) return t('hours.enteredBy', { name });
  return state === 'declined' ? t('hours.declinedBy', { name }) : t('hours.approvedBy', { name });
}

type Props = {
  row: LedgerRow;
  /** A correction that this device has not sent yet. */
  correction: { minutes: number } | null;
  correct?: () => void;
};

/** One entry, with the total after it. */
export function LedgerLine({ row: { entry, total, current }, correction, correct }: Props) {
  const { day, kind, corrects, state, minutes, note, reason, event_id } = entry;
  const by = useAbout(entry);
  const what = t(`hours.kinds.${corrects === null ? kind : 'correction'}`);
  return (
    <li className={styles.entry}>
      <span>
        {showDay(day)} · {what}
      </span>
      <span className={`${styles.number} ${state === 'declined' ? styles.off : ''}`}>
        {alignedHours(minutes / 60)}
      </span>
      <span className={`${styles.number} ${styles.soft}`}>{total !== null && alignedHours(total / 60)}</span>
      {note !== null && <p>{note}</p>}
      <span className={styles.about}>
        {state !== 'counted' && <span>{t(`hours.states.${state}`)}</span>}
        {by !== null && <span>{by}</span>}
        {reason !== null && <span>{reason}</span>}
        {correction && (
          <span>
            {t('hours.states.unsent')}: {showHours(correction.minutes / 60)}
          </span>
        )}
        {kind === 'shift' && event_id !== null && (
          <Anchor component={Link} to={`/events/${event_id}/roster`} size="sm">
            {t('hours.roster')}
          </Anchor>
        )}
        {correct && current !== null && !correction && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={correct}
            aria-label={t('hours.correctTitle', { hours: showHours(current / 60), day: showDay(day) })}
          >
            {t('hours.correct')}
          </Button>
        )}
      </span>
    </li>
  );
}
