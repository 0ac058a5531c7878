import { Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeBatchCall, openBatchCall } from '#shared/api/gift-batches-api.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { localDay } from '../../shared/ui/form/days.ts';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import { type Batch, batchPath } from './batch-data.ts';
import { type BatchInput, batchForm, batchValues } from './batch-form.ts';
import styles from './batches.module.css';

type Props = {
  /** Null: a new one. */
  batch: Batch | null;
  /** The account of the last one. */
  account: string | null;
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

/** A batch is opened, or what was expected of it corrected. The server answers: nothing of it waits on this device. */
export function BatchDialog({ opened, close, onClosed, ...of }: Props) {
  const title = t(of.batch ? 'giftBatches.editTitle' : 'giftBatches.openTitle');
  return (
    <ChoiceDialog opened={opened} title={title} close={close} onClosed={onClosed}>
      <BatchForm {...of} close={close} />
    </ChoiceDialog>
  );
}

function BatchForm({ batch, account, close }: Pick<Props, 'batch' | 'account' | 'close'>) {
  const navigate = useNavigate();
  const today = localDay(new Date());
  // Made once, so that a repeat opens no second batch.
  const id = useRef(crypto.randomUUID());
  const { form, ...frame } = useRecordForm({
    schema: batchForm(today),
    initial: batchValues(batch, today, account),
    save: async (input: BatchInput) => {
      if (batch) await callEndpoint(changeBatchCall, { batchId: batch.id, change: { is: 'edit', ...input } });
      else await callEndpoint(openBatchCall, { id: id.current, ...input });
    },
    done: () => {
      close();
      if (!batch) navigate(batchPath(id.current));
    },
    cancel: close,
  });
  return (
    <RecordForm {...frame} inDialog>
      <div className={styles.pair}>
        <TextInput
          label={t('giftBatches.form.count')}
          description={t('giftBatches.form.countHint')}
          inputMode="numeric"
          autoComplete="off"
          required
          data-autofocus
          {...form.getInputProps('expected_count')}
        />
        <TextInput
          label={t('giftBatches.form.total')}
          description={t('giftBatches.form.totalHint')}
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          required
          {...form.getInputProps('expected_total')}
        />
      </div>
      <TextInput
        label={t('giftBatches.form.received')}
        type="date"
        max={today}
        required
        {...form.getInputProps('received_on')}
      />
      <TextInput
        label={t('giftBatches.form.account')}
        description={t('giftBatches.form.accountHint')}
        autoComplete="off"
        {...form.getInputProps('account')}
      />
      <Textarea label={t('giftBatches.form.note')} autosize minRows={2} {...form.getInputProps('note')} />
    </RecordForm>
  );
}
