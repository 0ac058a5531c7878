import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { letterSettingsCall } from '#shared/api/letters-api.ts';
import { letterheadMax } from '#shared/collections/letter-settings.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { commitCall } from '../data/journal/index.ts';
import { t } from '../text/index.ts';
import { ActDialog } from '../ui/dialog/act-dialog.tsx';
import { toastWhenSynced } from '../ui/toasts.tsx';
import type { LetterSettings } from './data.ts';

type Props = { settings: LetterSettings | null; opened: boolean; close: () => void; onClosed: () => void };

/** The return address and the disclaimer. */
export function HeadDialog({ settings, ...dialog }: Props) {
  const [address, setAddress] = useState(settings?.return_address ?? '');
  const [paidFor, setPaidFor] = useState(settings?.paid_for ?? '');
  const act = async (): Promise<boolean> => {
    const { synced } = await commitCall(
      letterSettingsCall,
      { is: 'head', paid_for: cleanLine(paidFor) || null, return_address: cleanLine(address) || null },
      { entity: { table: 'letter_templates', id: 'settings' } },
    );
    toastWhenSynced(synced);
    return true;
  };
  return (
    <ActDialog {...dialog} title={t('thanks.head.title')} submit={t('common.save')} act={act}>
      <TextInput
        label={t('thanks.head.address')}
        description={t('thanks.head.addressHint')}
        maxLength={letterheadMax}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label={t('thanks.head.paidFor')}
        description={t('thanks.head.paidForHint')}
        maxLength={letterheadMax}
        value={paidFor}
        onChange={({ currentTarget }) => setPaidFor(currentTarget.value)}
      />
    </ActDialog>
  );
}
