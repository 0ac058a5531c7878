import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { AppointmentChange } from '#shared/api/schedule-api.ts';
import { decisionReasonMax } from '#shared/collections/appointments.ts';
import { needsReason } from '#shared/domain/schedule/conflicts.ts';
import { showLongDay, showTimes } from '../../shared/calendar/show-times.ts';
import type { Appointment } from '../../shared/schedule/schedule-data.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { ConflictFields } from './conflict-fields.tsx';
import { type Decision, sendDecision } from './send-decision.ts';
import { useConflicts } from './use-conflicts.ts';

type Props = { one: Appointment; is: Decision; close: () => void };

/** Asks for what a decision needs: a reason, who goes instead, or why it is booked over something. */
export function DecideDialog({ one, is, close }: Props) {
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const [isTried, tryIt] = useState(false);
  const { conflicts, names } = useConflicts(is === 'accept' ? one : null);
  const given = reason.trim() || null;
  const isMissing =
    (is === 'accept' && needsReason(conflicts) && given === null) ||
    (is === 'surrogate' && name.trim() === '');
  const change = (): AppointmentChange => {
    const { from, to, zone } = one;
    if (is === 'accept')
      return { is, over: needsReason(conflicts) ? given : null, times: { from, to, zone } };
    return is === 'surrogate'
      ? { is, name: name.trim(), member: null, reason: given }
      : { is, reason: given };
  };
  const act = async (): Promise<boolean> => {
    tryIt(true);
    if (isMissing) return false;
    await sendDecision(one, change());
    return true;
  };
  return (
    <ActDialog
      opened
      title={t(`schedule.decide.title.${is}`, { name: one.title })}
      submit={t(`schedule.decide.${is}`)}
      grave={is === 'decline' || is === 'cancel'}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Text c="var(--ink-soft)">{`${showLongDay(one.day)}, ${showTimes(one)}`}</Text>
      <ConflictFields
        conflicts={conflicts}
        names={names}
        over={reason}
        change={setReason}
        error={isTried && isMissing ? t('schedule.conflict.reasonMissing') : null}
      />
      {is === 'surrogate' && (
        <TextInput
          label={t('schedule.decide.surrogateName')}
          required
          maxLength={120}
          data-autofocus
          value={name}
          error={isTried && isMissing ? t('schedule.decide.surrogateMissing') : null}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      {is !== 'accept' && (
        <TextInput
          label={t('schedule.decide.reason')}
          description={is === 'decline' ? t('schedule.decide.reasonHint') : undefined}
          maxLength={decisionReasonMax}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </ActDialog>
  );
}
