import { Text } from '@mantine/core';
import { useState } from 'react';
import { namePartnersCall } from '#shared/api/gifts-api.ts';
import { CallError, messageFor } from '../../../shared/data/error-messages.ts';
import { commitCall } from '../../../shared/data/journal/index.ts';
import type { Donation } from '../../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { showMoney } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { PartnerRows } from './partner-rows.tsx';
import { namedPartners, partnersProblem, type TypedPartner, typedAs, withPartner } from './typed-partners.ts';

type Props = {
  gift: Donation;
  partners: readonly { donor_id: string; name: string; cents: number }[];
  close: () => void;
};

/** Who the partners are, and how much of the gift each one gave. */
export default function PartnersDialog({ gift, partners, close }: Props) {
  const [rows, setRows] = useState<readonly TypedPartner[]>(() =>
    partners.length > 0
      ? partners.map(({ donor_id, name, cents }, key) => ({
          ...{ key, donor: { id: donor_id, name }, typed: typedAs(cents) },
        }))
      : withPartner(withPartner([])),
  );
  const act = async (): Promise<boolean> => {
    const problem = partnersProblem(rows, gift.amount);
    if (problem !== null) throw new CallError('invalid-argument', problem);
    const { synced } = await commitCall(
      namePartnersCall,
      {
        ...{ giftId: gift.id, partners: namedPartners(rows) },
        before: partners.map(({ donor_id, cents }) => ({ donorId: donor_id, cents })),
      },
      { entity: { table: 'donations', id: gift.id } },
    );
    synced.then(
      () => toast('success', t('common.saved')),
      (error: unknown) => toast('error', t('partners.title'), messageFor(error)),
    );
    return true;
  };
  return (
    <ActDialog
      opened
      title={t('partners.title')}
      submit={t('common.save')}
      close={close}
      onClosed={() => undefined}
      act={act}
    >
      <Text size="sm" c="var(--ink-soft)">
        {t('partners.dialogHint', { amount: showMoney(gift.amount) })}
      </Text>
      <PartnerRows rows={rows} amount={gift.amount} onChange={setRows} />
    </ActDialog>
  );
}
