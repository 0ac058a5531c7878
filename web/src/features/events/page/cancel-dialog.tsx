import '../../../shared/text/launch/en.ts';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { eventStateCall } from '#shared/api/events-api.ts';
import { cancelNoteMax } from '#shared/collections/events.ts';
import { undoMs } from '#shared/constants.ts';
import type { SeriesScope } from '#shared/domain/events/event-choices.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { notifyIfFailed, offerUndo, toast } from '../../../shared/ui/toasts.tsx';
import type { CampaignEvent } from '../event-area.ts';
import { sendAbout } from '../event-data.ts';
import { ScopeChoice } from '../form/scope-choice.tsx';

/** Says how many turfs are in nobody's hands any more: restoring the event leaves them so. */
const tellOfTurfs = (answer: { turfs?: number | undefined } | undefined) => {
  const turfs = answer?.turfs ?? 0;
  if (turfs > 0) toast('info', t('launch.turfs.takenBack', { count: turfs }));
};

/** Cancels an event, or the rest of its series, and offers to take that back before anything is sent. */
export function CancelDialog({ event, close }: { event: CampaignEvent; close: () => void }) {
  const { id, title, series_id } = event;
  const [note, setNote] = useState('');
  const [scope, setScope] = useState<SeriesScope>('one');
  const act = async (): Promise<boolean> => {
    const change = { is: 'cancel', act: crypto.randomUUID(), note: note.trim() || null } as const;
    const receipt = await sendAbout(eventStateCall, event, { id, scope, change }, undoMs);
    offerUndo(receipt.id, { title: t('events.done.cancelled'), name: title }, () => void receipt.undo());
    void notifyIfFailed(receipt.synced);
    void receipt.synced.then(tellOfTurfs, () => undefined);
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('events.cancel.title', { name: title })}
      submit={t('events.cancel.submit')}
      grave
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Text c="var(--ink-soft)">{t('events.cancel.hint')}</Text>
      {series_id !== null && <ScopeChoice value={scope} onChange={setScope} />}
      <TextInput
        label={t('events.cancel.note')}
        description={t('events.cancel.noteHint')}
        data-autofocus
        maxLength={cancelNoteMax}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ActDialog>
  );
}
