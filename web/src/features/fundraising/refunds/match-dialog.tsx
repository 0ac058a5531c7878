import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { settleRefundCall } from '#shared/api/file-refunds-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { CallError } from '../../../shared/data/error-messages.ts';
import { DonorPicker } from '../../../shared/fundraising/donor-picker.tsx';
import type { GiftDonor } from '../../../shared/fundraising/donors-named.ts';
import type { Donation } from '../../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { showDay, showMoney } from '../../../shared/ui/format.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { type FileRefund, shownCents, useGiftsOf } from './refund-data.ts';

type Props = Pick<OpenQuestion<FileRefund>, 'opened' | 'close' | 'onClosed'> & { refund: FileRefund };

/** Chooses the gift that a refund of a file is of. */
export function MatchDialog({ refund, ...dialog }: Props) {
  const [donor, setDonor] = useState<GiftDonor | null>(null);
  const [gift, setGift] = useState('');
  const isMoved = refund.gift_id !== null;
  const act = async () => {
    if (gift === '') throw new CallError('invalid-argument', t('fileRefunds.chooseGift'));
    await callEndpoint(settleRefundCall, { refundId: refund.id, change: { is: 'match', giftId: gift } });
    toast('success', t(refund.cents === null ? 'fileRefunds.chosen' : 'fileRefunds.matched'));
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('fileRefunds.matchTitle', { amount: shownCents(refund), name: refund.name })}
      submit={t(refund.cents === null ? 'fileRefunds.choose' : 'fileRefunds.book')}
      act={act}
    >
      {isMoved && <Text c="var(--ink-soft)">{t('fileRefunds.otherHint')}</Text>}
      <DonorPicker
        value={donor}
        onChange={(chosen) => {
          setDonor(chosen);
          setGift('');
        }}
      />
      {donor && <Gifts donor={donor.id} refund={refund} {...{ gift, setGift }} />}
    </ActDialog>
  );
}

type GiftsProps = { donor: string; refund: FileRefund; gift: string; setGift: (id: string) => void };

function Gifts({ donor, refund, gift, setGift }: GiftsProps) {
  const isFit = ({ id, status, counted }: Donation) =>
    id !== refund.gift_id && status === 'completed' && counted >= (refund.cents ?? 1);
  return (
    <LiveView part of={useGiftsOf(donor)}>
      {(gifts) =>
        gifts.some(isFit) ? (
          <Radio.Group label={t('fileRefunds.gifts')} value={gift} onChange={setGift}>
            <Stack gap={6} mt={4}>
              {gifts.filter(isFit).map(({ id, date, amount, counted }) => (
                <Radio
                  key={id}
                  value={id}
                  label={t(counted === amount ? 'fileRefunds.gift' : 'fileRefunds.giftLeft', {
                    ...{ day: showDay(date), amount: showMoney(amount), left: showMoney(counted) },
                  })}
                />
              ))}
            </Stack>
          </Radio.Group>
        ) : (
          <Text c="var(--ink-soft)">{t('fileRefunds.noGift')}</Text>
        )
      }
    </LiveView>
  );
}
