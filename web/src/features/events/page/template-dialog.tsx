import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { saveEventTemplateCall } from '#shared/api/events-api.ts';
import { templateNameMax } from '#shared/collections/event-templates.ts';
import { CallError, messageFor } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { CampaignEvent } from '../event-area.ts';
import { sendAbout } from '../event-data.ts';

/** Keeps an event as what new ones can begin with. */
export function TemplateDialog({ event, close }: { event: CampaignEvent; close: () => void }) {
  const [name, setName] = useState(event.title.slice(0, templateNameMax));
  const act = async (): Promise<boolean> => {
    const named = name.trim();
    if (named === '') throw new CallError('invalid-argument', t('eventExtras.template.nameMissing'));
    const input = { id: crypto.randomUUID(), event: event.id, name: named };
    const { synced } = await sendAbout(saveEventTemplateCall, event, input);
    synced.then(
      () => toast('success', t('eventExtras.template.saved')),
      (error: unknown) => toast('error', t('common.failedToSave'), messageFor(error)),
    );
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('eventExtras.template.saveTitle')}
      submit={t('common.save')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Text c="var(--ink-soft)">{t('eventExtras.template.hint')}</Text>
      <TextInput
        label={t('eventExtras.template.name')}
        data-autofocus
        maxLength={templateNameMax}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </ActDialog>
  );
}
