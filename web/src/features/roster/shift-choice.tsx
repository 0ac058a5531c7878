import type { RosterEvent } from '../../shared/roster/roster-shift.ts';
import { showShift } from '../../shared/roster/roster-shift.ts';
import { t } from '../../shared/text/index.ts';
import { Choice } from '../../shared/ui/list/choice.tsx';
import styles from './shift-choice.module.css';

type Props = { event: RosterEvent; value: string; onChange: (shift: string) => void };

/** Which shift a screen is about; nothing where an event has one alone. In a row of its own, whatever stands around it. */
export function ShiftChoice({ event, value, onChange }: Props) {
  if (event.shifts.length <= 1) return null;
  return (
    <div className={styles.row}>
      <Choice
        label={t('roster.shifts')}
        options={event.shifts.map((one) => ({ value: one.id, label: showShift(one) }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
