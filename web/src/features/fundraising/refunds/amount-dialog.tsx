import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { settleRefundCall } from '#shared/api/file-refunds-api.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { CallError } from '../../../shared/data/error-messages.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import type { OpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { moneyField } from '../../../shared/ui/form/form-fields.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import type { FileRefund } from './refund-data.ts';

type Props = Pick<OpenQuestion<FileRefund>, 'opened' | 'close' | 'onClosed'> & { refund: FileRefund };

/** Says how much of a gift went back, where its file does not. */
export function AmountDialog({ refund, ...dialog }: Props) {
  const [amount, setAmount] = useState('');
  const [day, setDay] = useState(refund.day);
  const act = async () => {
    const { data: cents, error } = moneyField.safeParse(amount);
    if (cents === undefined) throw new CallError('invalid-argument', error?.issues[0]?.message ?? '');
    await callEndpoint(settleRefundCall, { refundId: refund.id, change: { is: 'amount', cents, day } });
    toast('success', t('fileRefunds.matched'));
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('fileRefunds.amountTitle', { name: refund.name })}
      submit={t('fileRefunds.book')}
      act={act}
    >
      <Text c="var(--ink-soft)">{t('fileRefunds.amountHint')}</Text>
      <TextInput
        label={t('fileRefunds.amount')}
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        data-autofocus
      />
      <TextInput
        type="date"
        label={t('fileRefunds.day')}
        max={localDay(new Date())}
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </ActDialog>
  );
}
