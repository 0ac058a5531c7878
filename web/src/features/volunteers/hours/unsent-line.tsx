import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { alignedHours } from '../../../shared/ui/hours.ts';
import styles from './ledger.module.css';

type Unsent = { day: string; minutes: number; note: string | null };

/** Hours that this device has not sent yet. */
export const UnsentLine = ({ unsent: { day, minutes, note } }: { unsent: Unsent }) => (
  <li className={styles.entry}>
    <span>
      {showDay(day)} · {t('hours.kinds.manual')}
    </span>
    <span className={styles.number}>{alignedHours(minutes / 60)}</span>
    <span />
    {note !== null && <p>{note}</p>}
    <span className={styles.about}>{t('hours.states.unsent')}</span>
  </li>
);
