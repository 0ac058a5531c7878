import { Button, Menu, Text, Textarea, TextInput } from '@mantine/core';
import { IconEdit, IconLockOpen, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { changeBatchCall } from '#shared/api/gift-batches-api.ts';
import { batchNoteMax } from '#shared/collections/gift-batches.ts';
import { differencesOf } from '#shared/domain/gifts/gift-batch.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import { batchesPath } from '../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { type OpenQuestion, useOpenQuestion } from '../../shared/ui/dialog/use-open-question.ts';
import { localDay } from '../../shared/ui/form/days.ts';
import { DotsMenu } from '../../shared/ui/list/named-lines.tsx';
import { toast } from '../../shared/ui/toasts.tsx';
import { type Batch, batchName, slipPath, useUnsent } from './batch-data.ts';
import { BatchDialog } from './batch-dialog.tsx';

const icon = { size: 16, 'aria-hidden': true } as const;
const kinds = ['close', 'deposit', 'reopen', 'discard'] as const;
type Kind = (typeof kinds)[number];

/** What can be done with a batch as it is, the usual first. */
export function BatchActions({ batch, writes }: { batch: Batch; writes: boolean }) {
  const { question, opened, ask, close, onClosed } = useOpenQuestion<Kind | 'edit'>();
  const isOpen = batch.status === 'open';
  const dialog = { batch, opened, close, onClosed };
  return (
    <>
      {writes && isOpen && (
        <Button onClick={({ currentTarget }) => ask('close', currentTarget)}>
          {t('giftBatches.close.action')}
        </Button>
      )}
      {writes && !isOpen && batch.deposited_on === null && (
        <Button onClick={({ currentTarget }) => ask('deposit', currentTarget)}>
          {t('giftBatches.deposit.action')}
        </Button>
      )}
      <Button
        component={Link}
        to={slipPath(batch.id)}
        variant="default"
        leftSection={<IconPrinter {...icon} />}
      >
        {t('giftBatches.slip.action')}
      </Button>
      {writes && (
        <DotsMenu label={batchName(batch)}>
          {isOpen ? (
            <>
              <Menu.Item leftSection={<IconEdit {...icon} />} onClick={() => ask('edit')}>
                {t('giftBatches.edit')}
              </Menu.Item>
              {batch.count === 0 && (
                <Menu.Item
                  c="var(--bad)"
                  leftSection={<IconTrash {...icon} />}
                  onClick={() => ask('discard')}
                >
                  {t('giftBatches.discard.action')}
                </Menu.Item>
              )}
            </>
          ) : (
            <Menu.Item leftSection={<IconLockOpen {...icon} />} onClick={() => ask('reopen')}>
              {t('giftBatches.reopen.action')}
            </Menu.Item>
          )}
        </DotsMenu>
      )}
      {question === 'edit' && <BatchDialog {...dialog} account={null} />}
      {question !== null && question !== 'edit' && (
        <ChangeDialog key={question} {...dialog} kind={question} />
      )}
    </>
  );
}

type DialogProps = Pick<OpenQuestion<Kind>, 'opened' | 'close' | 'onClosed'> & { batch: Batch; kind: Kind };

function ChangeDialog({ batch, kind, ...dialog }: DialogProps) {
  const navigate = useNavigate();
  const today = localDay(new Date());
  const unsent = useUnsent(batch.id);
  const [day, setDay] = useState(kind === 'deposit' ? today : '');
  const [reason, setReason] = useState('');
  const off = differencesOf(batch);
  const differs = kind === 'close' && (off.count !== 0 || off.total !== 0);

  const changeOf = () => {
    if (kind === 'close') return { is: kind, deposited_on: day || null };
    if (kind === 'deposit') return { is: kind, day };
    return kind === 'reopen' ? { is: kind, reason: reason.trim() } : { is: kind };
  };
  const act = async (): Promise<boolean> => {
    if (kind === 'close' && unsent > 0)
      throw new CallError('failed-precondition', t('giftBatches.close.waits'));
    if (kind === 'deposit' && day === '') throw new CallError('invalid-argument', t('form.day.missing'));
    if (kind === 'reopen' && reason.trim() === '')
      throw new CallError('invalid-argument', t('giftBatches.reopen.missing'));
    await callEndpoint(changeBatchCall, { batchId: batch.id, change: changeOf() });
    toast('success', t(`giftBatches.${kind}.done`));
    if (kind === 'discard') navigate(batchesPath, { replace: true });
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t(`giftBatches.${kind}.title`)}
      submit={t(kind === 'deposit' ? 'giftBatches.deposit.save' : `giftBatches.${kind}.action`)}
      grave={kind === 'discard'}
      act={act}
    >
      {kind !== 'deposit' && <Text c="var(--ink-soft)">{t(`giftBatches.${kind}.hint`)}</Text>}
      {differs && <Text c="var(--goal)">{t('giftBatches.close.differs')}</Text>}
      {(kind === 'close' || kind === 'deposit') && (
        <TextInput
          type="date"
          label={t('giftBatches.close.deposited')}
          {...(kind === 'close' && { description: t('giftBatches.close.depositedHint') })}
          min={batch.received_on}
          max={today}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
          data-autofocus
        />
      )}
      {kind === 'reopen' && (
        <Textarea
          label={t('giftBatches.reopen.reason')}
          maxLength={batchNoteMax}
          autosize
          minRows={2}
          required
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          data-autofocus
        />
      )}
    </ActDialog>
  );
}
