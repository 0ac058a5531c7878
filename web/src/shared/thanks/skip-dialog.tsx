import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { thankNoteMax } from '#shared/collections/thank-yous.ts';
import { CallError } from '../data/error-messages.ts';
import { t } from '../text/index.ts';
import { ActDialog } from '../ui/dialog/act-dialog.tsx';

/** Why nobody has to thank for this gift. */
export function SkipDialog({ skip, close }: { skip: (reason: string) => void; close: () => void }) {
  const [reason, setReason] = useState('');
  const act = async (): Promise<boolean> => {
    const written = reason.trim();
    if (written === '') throw new CallError('invalid-argument', t('thanks.skip.missing'));
    skip(written);
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('thanks.skip.title')}
      submit={t('thanks.act.skipped')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <TextInput
        label={t('thanks.skip.reason')}
        description={t('thanks.skip.hint')}
        maxLength={thankNoteMax}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        data-autofocus
      />
    </ActDialog>
  );
}
