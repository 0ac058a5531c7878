import { TextInput } from '@mantine/core';
import { decisionReasonMax } from '#shared/collections/appointments.ts';
import { type Conflict, needsReason } from '#shared/domain/schedule/conflicts.ts';
import { t } from '../../shared/text/index.ts';
import styles from './schedule.module.css';
import { showConflict } from './show-conflict.ts';

type Props = {
  conflicts: readonly Conflict[];
  names: ReadonlyMap<string, string | null>;
  over: string;
  /** Null where nothing is booked yet. */
  change: ((over: string) => void) | null;
  error?: string | null;
};

/** The conflicts of a time, and the reason for booking anyway. */
export function ConflictFields({ conflicts, names, over, change, error = null }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <div role="status" className={styles.section}>
      <strong>{t('schedule.conflict.title')}</strong>
      {conflicts.map((one) => {
        const words = showConflict(one, names);
        return (
          <span key={words} className={styles.warning}>
            {words}
          </span>
        );
      })}
      {change && needsReason(conflicts) && (
        <TextInput
          label={t('schedule.conflict.reason')}
          required
          maxLength={decisionReasonMax}
          value={over}
          error={error}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </div>
  );
}
