import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { rsvpStateCall } from '#shared/api/rsvps-api.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import { commitCall } from '../../shared/data/journal/index.ts';
import type { CampaignEvent } from '../../shared/launch/launch-event.ts';
import { sendSignUp } from '../../shared/roster/send-roster.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { notifyIfFailed, offerUndo } from '../../shared/ui/toasts.tsx';
import { useNow } from '../../shared/ui/use-now.ts';
import type { Rsvp } from './launch-data.ts';
import { useNextShifts } from './next-shifts.ts';

const hourMs = 3_600_000;

/** Hours since they arrived, to the quarter. */
const hoursSince = (rsvp: Rsvp, now: number): string => {
  const since = rsvp.checked_in_at?.toMillis() ?? now;
  const hours = rsvp.minutes === null ? (now - since) / hourMs : rsvp.minutes / 60;
  return String(Math.min(24, Math.max(0, Math.round(hours * 4) / 4)));
};

/** Minutes of what was typed. */
function minutesOf(typed: string): number {
  const hours = Number(typed.trim().replace(',', '.'));
  if (typed.trim() === '' || !Number.isFinite(hours) || hours < 0 || hours > 24)
    throw new CallError('invalid-argument', t('launch.checkOut.hoursWrong'));
  return Math.round(hours * 60);
}

type Props = { rsvp: Rsvp; event: CampaignEvent; close: () => void };

/** Somebody goes home: how long they worked, and when they come again. */
export function CheckOutDialog({ rsvp, event, close }: Props) {
  const now = useNow();
  const [hours, setHours] = useState(() => hoursSince(rsvp, now));
  const [next, setNext] = useState('');
  const shifts = useNextShifts(event, rsvp.shift_id, now);
  const entity = { table: 'tasks', id: rsvp.id } as const;
  const act = async (): Promise<boolean> => {
    const minutes = minutesOf(hours);
    const before = rsvp.minutes;
    const change = { is: 'check_out', minutes } as const;
    const left = await commitCall(rsvpStateCall, { id: rsvp.id, change }, { entity });
    void notifyIfFailed(left.synced);
    const again = { is: 'check_out', minutes: before } as const;
    offerUndo(left.id, { title: t('launch.checkOut.done'), name: rsvp.name }, () => {
      void notifyIfFailed(commitCall(rsvpStateCall, { id: rsvp.id, change: again }, { entity }));
    });
    const shift = shifts.find(({ value }) => value === next);
    if (shift) {
      const signedUp = await sendSignUp(rsvp.name, {
        ...{ event: shift.event, shifts: [{ shift: shift.shift, id: crypto.randomUUID() }] },
        ...{ person: { id: rsvp.person_id }, guests: 0, needs: rsvp.needs, answers: [] },
        ...{ note: null, arrivedAt: null },
      });
      offerUndo(
        `next shift ${rsvp.id}`,
        { title: t('launch.checkOut.signedUp'), name: shift.label },
        () => void notifyIfFailed(signedUp.undo()),
      );
    }
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('launch.checkOut.title', { name: rsvp.name })}
      submit={t('launch.checkOut.submit')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <TextInput
        label={t('launch.checkOut.hours')}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={hours}
        onChange={({ currentTarget }) => setHours(currentTarget.value)}
      />
      <NativeSelect
        label={t('launch.checkOut.next')}
        value={next}
        onChange={({ currentTarget }) => setNext(currentTarget.value)}
        data={[
          { value: '', label: t('launch.checkOut.noNext') },
          ...shifts.map(({ value, label }) => ({ value, label })),
        ]}
      />
    </ActDialog>
  );
}
