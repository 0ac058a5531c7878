import { Checkbox, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { approvalAboveMinutes } from '#shared/domain/hours/hour-entry-kinds.ts';
import { minutesIn } from '../../../shared/roster/worked-hours.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showHours } from '../../../shared/ui/hours.ts';
import { sendHours, type Whose } from './send-hours.ts';

type Props = {
  whose: Whose;
  /** Of the member who enters them, whom the server finds. */
  isOwn?: boolean;
  /** Minutes that a day has by hand already, as far as this device knows. */
  known?: (day: string) => number;
  opened: boolean;
  close: () => void;
};

const fresh = () => ({ hours: '', day: localDay(new Date()), note: '', besides: false });

/** Writes hours of one day down. A day that has some already asks whether these are others. */
export function AddHoursDialog({ whose, isOwn = false, known = () => 0, opened, close }: Props) {
  const [typed, setTyped] = useState(fresh);
  const [isTried, tryIt] = useState(false);
  const { hours, day, note, besides } = typed;
  const minutes = minutesIn(hours);
  const there = known(day);
  const isDay = day !== '' && day <= localDay(new Date());
  const asks = isOwn || there > 0;
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }));
  const save = async (): Promise<boolean> => {
    tryIt(true);
    if (minutes === null || minutes === 0 || !isDay || (there > 0 && !besides)) return false;
    await sendHours(whose, {
      ...{ id: crypto.randomUUID(), personId: isOwn ? null : whose.id, minutes, day },
      ...{ note: note.trim() || null, besides },
    });
    return true;
  };
  const hoursProblem = minutes === null ? t('hours.hoursProblem') : minutes === 0 && t('hours.someProblem');
  return (
    <ActDialog
      opened={opened}
      title={isOwn ? t('hours.ownTitle') : t('hours.addTitle', { name: whose.name })}
      submit={t('hours.add')}
      close={close}
      onClosed={() => {
        setTyped(fresh());
        tryIt(false);
      }}
      act={save}
    >
      {isOwn && (
        <Text size="sm" c="var(--ink-soft)">
          {t('hours.ownHint')}
        </Text>
      )}
      <TextInput
        label={t('hours.fields.hours')}
        description={t('hours.hoursHint')}
        inputMode="decimal"
        data-autofocus
        value={hours}
        error={isTried && hoursProblem}
        onChange={({ currentTarget }) => change({ hours: currentTarget.value })}
      />
      <TextInput
        label={t('hours.fields.day')}
        type="date"
        max={localDay(new Date())}
        value={day}
        error={isTried && !isDay && t('hours.dayProblem')}
        onChange={({ currentTarget }) => change({ day: currentTarget.value, besides: false })}
      />
      {asks && (
        <Checkbox
          label={there > 0 ? t('hours.besides', { hours: showHours(there / 60) }) : t('hours.besidesOwn')}
          checked={besides}
          error={isTried && there > 0 && !besides && t('hours.besidesProblem')}
          onChange={({ currentTarget }) => change({ besides: currentTarget.checked })}
        />
      )}
      <TextInput
        label={t('hours.fields.note')}
        maxLength={200}
        value={note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      {(minutes ?? 0) + there > approvalAboveMinutes && <Text size="sm">{t('hours.long')}</Text>}
    </ActDialog>
  );
}
