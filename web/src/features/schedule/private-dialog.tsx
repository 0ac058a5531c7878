import { Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { privateHoursCall } from '#shared/api/schedule-api.ts';
import { addDays } from '#shared/domain/days.ts';
import { sendAboutTime } from '../../shared/schedule/schedule-data.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { toastWhenSynced } from '../../shared/ui/toasts.tsx';
import styles from './schedule.module.css';

/** Keeps hours of the candidate's own; everybody else hears only when they are. */
export function PrivateDialog({ day, zone, close }: { day: string; zone: string; close: () => void }) {
  const [typed, setTyped] = useState({ title: '', day, start: '18:00', end: '20:00' });
  const id = useRef(crypto.randomUUID());
  const text = (field: keyof typeof typed) => ({
    value: typed[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [field]: currentTarget.value }),
  });
  const act = async (): Promise<boolean> => {
    const { title, start, end } = typed;
    const last = end <= start ? addDays(typed.day, 1) : typed.day;
    const { synced } = await sendAboutTime(privateHoursCall, id.current, {
      ...{ id: id.current, title: title.trim() || t('schedule.private') },
      times: { from: `${typed.day}T${start}`, to: `${last}T${end}`, zone },
    });
    toastWhenSynced(synced);
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('schedule.privateAdd')}
      submit={t('schedule.privateAdd')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Text c="var(--ink-soft)">{t('schedule.privateHint')}</Text>
      <TextInput
        label={t('schedule.privateTitle')}
        maxLength={100}
        data-autofocus
        autoComplete="off"
        {...text('title')}
      />
      <div className={styles.pair}>
        <TextInput type="date" required label={t('schedule.form.day')} max="2099-12-31" {...text('day')} />
        <TextInput type="time" required label={t('schedule.form.start')} {...text('start')} />
        <TextInput type="time" required label={t('schedule.form.end')} {...text('end')} />
      </div>
    </ActDialog>
  );
}
