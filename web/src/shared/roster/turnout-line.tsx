import '../text/roster/en.ts';
import { type ExpectedRsvp, turnoutOf } from '#shared/domain/events/turnout.ts';
import { t } from '../text/index.ts';
import { showNumber } from '../ui/format.ts';
import styles from './turnout-line.module.css';

type Props = {
  rows: readonly ExpectedRsvp[];
  /** Places of what the rows are about; null where there is no limit. */
  capacity: number | null;
};

/** What can be expected of a shift: who signed up, confirmed, waits and arrived, and the likely turnout beside its places. */
export function TurnoutLine({ rows, capacity }: Props) {
  const { recruited, confirmed, waiting, arrived, expected } = turnoutOf(rows);
  const shown = showNumber(expected);
  const parts = [
    t('roster.counts.recruited', { shown: showNumber(recruited) }),
    t('roster.counts.confirmed', { shown: showNumber(confirmed) }),
    ...(waiting > 0 ? [t('roster.counts.waiting', { shown: showNumber(waiting) })] : []),
    ...(arrived > 0 ? [t('roster.counts.arrived', { shown: showNumber(arrived) })] : []),
    capacity === null
      ? t('roster.counts.expected', { shown })
      : t('roster.counts.expectedOf', { shown, places: showNumber(capacity) }),
  ];
  return (
    <div className={styles.turnout} title={t('roster.counts.hint')}>
      <p>
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      {capacity !== null && capacity > 0 && (
        <span className={styles.fill} aria-hidden>
          <span style={{ inlineSize: `${Math.min(100, (expected / capacity) * 100)}%` }} />
        </span>
      )}
    </div>
  );
}
