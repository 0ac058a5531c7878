import '../text/roster/en.ts';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../text/index.ts';
import { ActDialog } from '../ui/dialog/act-dialog.tsx';
import { act } from './act-on-rows.ts';
import { NextShifts } from './next-shifts.tsx';
import type { RosterRow } from './roster-row.ts';
import { type RosterEvent, shiftStart } from './roster-shift.ts';
import { signUpAgain } from './sign-up-again.ts';
import { minutesIn, workedMinutes } from './worked-hours.ts';

type Props = { row: RosterRow; event: RosterEvent; close: () => void };

/** Checks somebody out with their hours, and asks when they come next. */
export function CheckOutDialog({ row, event, close }: Props) {
  const shift = event.shifts.find(({ id }) => id === row.shift_id);
  const [hours, setHours] = useState(() => {
    const starts = shift ? shiftStart(event, shift) : 0;
    return String((row.minutes ?? workedMinutes(row.checkedInAt ?? starts, starts, Date.now())) / 60);
  });
  const [next, choose] = useState<ReadonlyMap<string, string>>(new Map());
  const [isTried, tryIt] = useState(false);
  const minutes = minutesIn(hours);
  const save = async (): Promise<boolean> => {
    tryIt(true);
    if (minutes === null) return false;
    if (minutes !== row.minutes) await act([row], { is: 'check_out', minutes });
    for (const [shiftId, eventId] of next) await signUpAgain(row, eventId, shiftId);
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('roster.out.title', { name: row.name })}
      submit={t('roster.door.checkOut')}
      close={close}
      onClosed={() => undefined}
      act={save}
    >
      <TextInput
        label={t('roster.out.hours')}
        description={t('roster.out.hoursHint')}
        inputMode="decimal"
        data-autofocus
        value={hours}
        error={isTried && minutes === null ? t('roster.out.hoursProblem') : null}
        onChange={({ currentTarget }) => setHours(currentTarget.value)}
      />
      <Text c="var(--ink-soft)">{t('roster.out.nextHint')}</Text>
      <NextShifts
        event={event}
        left={row.shift_id}
        chosen={next}
        toggle={(eventId, shiftId) =>
          choose((before) => {
            const after = new Map(before);
            if (!after.delete(shiftId)) after.set(shiftId, eventId);
            return after;
          })
        }
      />
    </ActDialog>
  );
}
