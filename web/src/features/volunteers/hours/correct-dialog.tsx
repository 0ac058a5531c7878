import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { entryMinutesMax, shiftMinutesMax } from '#shared/domain/hours/hour-entry-kinds.ts';
import { hoursOf } from '#shared/domain/import/hours.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { showDay } from '../../../shared/ui/format.ts';
import { showHours } from '../../../shared/ui/hours.ts';
import type { Entry } from './ledger-rows.ts';
import { sendCorrection, type Whose } from './send-hours.ts';

type Props = { whose: Whose; entry: Entry; current: number; close: () => void };

/** Minutes of typed hours; null where they are none, or more than such an entry has. */
function minutesOf(typed: string, most: number): number | null {
  const hours = typed.trim() === '' ? null : hoursOf(typed);
  const minutes = hours === null ? null : Math.round(hours * 60);
  return minutes !== null && minutes >= 0 && minutes <= most ? minutes : null;
}

/** Says what an entry should have said. */
export function CorrectDialog({ whose, entry, current, close }: Props) {
  const [hours, setHours] = useState(String(Math.round((current / 60) * 100) / 100));
  const [note, setNote] = useState('');
  const [isTried, tryIt] = useState(false);
  const minutes = minutesOf(hours, entry.kind === 'opening' ? entryMinutesMax : shiftMinutesMax);
  const save = async (): Promise<boolean> => {
    tryIt(true);
    if (minutes === null) return false;
    if (minutes !== current)
      await sendCorrection(whose, {
        ...{ id: crypto.randomUUID(), entryId: entry.id, minutes, seen: current },
        note: note.trim() || null,
      });
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('hours.correctTitle', { hours: showHours(current / 60), day: showDay(entry.day) })}
      submit={t('hours.correct')}
      close={close}
      onClosed={() => undefined}
      act={save}
    >
      <Text size="sm" c="var(--ink-soft)">
        {t('hours.correctHint')}
      </Text>
      <TextInput
        label={t('hours.fields.hours')}
        description={t('hours.zero')}
        inputMode="decimal"
        data-autofocus
        value={hours}
        error={isTried && minutes === null && t('hours.hoursProblem')}
        onChange={({ currentTarget }) => setHours(currentTarget.value)}
      />
      <TextInput
        label={t('hours.fields.note')}
        maxLength={200}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ActDialog>
  );
}
