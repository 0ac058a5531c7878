import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { requestReasonMax } from '#shared/collections/information-requests.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';

type Props = { closeWith: (reason: string) => void; close: () => void };

/** Why nobody asks this donor any more. */
export function CloseDialog({ closeWith, close }: Props) {
  const [reason, setReason] = useState('');
  const act = async (): Promise<boolean> => {
    const written = reason.trim();
    if (written === '') throw new CallError('invalid-argument', t('thanks.skip.missing'));
    closeWith(written);
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('bestEfforts.close.title')}
      submit={t('bestEfforts.act.close')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <TextInput
        label={t('thanks.skip.reason')}
        description={t('bestEfforts.close.hint')}
        maxLength={requestReasonMax}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        data-autofocus
      />
    </ActDialog>
  );
}
