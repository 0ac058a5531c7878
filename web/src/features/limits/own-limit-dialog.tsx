import { NativeSelect, TextInput } from '@mantine/core';
import { limitRules, ownLimitsMax } from '#shared/collections/limit-rules.ts';
import { choicesOf, fieldLabel } from '../../shared/area/area.ts';
import type { OwnLimit } from '../../shared/fundraising/campaign-race.ts';
import { freePlace } from '../../shared/fundraising/free-place.ts';
import { donorsName } from '../../shared/fundraising/limit-texts.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { changesOf } from '../../shared/ui/form/form-changes.ts';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import styles from './limits.module.css';
import { type OwnLimitInput, ownLimitForm, ownLimitValues } from './own-limit-form.ts';

type Props = {
  /** Null: a new one. */
  limit: OwnLimit | null;
  limits: readonly OwnLimit[];
  today: string;
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

async function write(
  { limit, limits }: Pick<Props, 'limit' | 'limits'>,
  input: OwnLimitInput,
): Promise<void> {
  if (limit) {
    const data = changesOf(limit, input);
    if (Object.keys(data).length > 0)
      await commitWithToast({ operation: 'update', table: 'limit_rules', id: limit.id, data });
    return;
  }
  const id = freePlace(limits, ownLimitsMax);
  if (id === null) throw new Error(t('limits.own.full', { count: ownLimitsMax }));
  await commitWithToast({ operation: 'create', table: 'limit_rules', id, data: input });
}

/** A limit of the campaign's own is set or changed. */
export function OwnLimitDialog({ opened, close, onClosed, ...of }: Props) {
  const title = of.limit
    ? t('limits.own.edit', { donors: donorsName(of.limit.donor_kind) })
    : t('limits.own.addTitle');
  return (
    <ChoiceDialog opened={opened} title={title} close={close} onClosed={onClosed}>
      <OwnLimitForm {...of} close={close} />
    </ChoiceDialog>
  );
}

function OwnLimitForm({ limit, limits, today, close }: Omit<Props, 'opened' | 'onClosed'>) {
  const { form, ...frame } = useRecordForm({
    schema: ownLimitForm(limits.filter(({ id }) => id !== limit?.id)),
    initial: ownLimitValues(limit, today),
    save: (input: OwnLimitInput) => write({ limit, limits }, input),
    done: close,
    cancel: close,
  });
  const of = (field: keyof OwnLimitInput) => ({
    label: fieldLabel(limitRules, field),
    ...form.getInputProps(field),
  });
  const day = { type: 'date', max: '9999-12-31' } as const;
  return (
    <RecordForm {...frame} inDialog>
      <div className={styles.pair}>
        <NativeSelect data-autofocus data={choicesOf(limitRules, 'donor_kind') ?? []} {...of('donor_kind')} />
        <NativeSelect data={choicesOf(limitRules, 'period') ?? []} {...of('period')} />
      </div>
      <TextInput
        inputMode="decimal"
        leftSection="$"
        autoComplete="off"
        required
        description={t('limits.own.form.maxHint')}
        {...of('max_cents')}
      />
      <div className={styles.pair}>
        <TextInput {...day} required {...of('effective_from')} />
        <TextInput {...day} {...of('effective_to')} />
      </div>
      <TextInput
        autoComplete="off"
        required
        description={t('limits.own.form.reasonHint')}
        {...of('reason')}
      />
      <TextInput
        inputMode="url"
        autoComplete="off"
        description={t('limits.own.form.linkHint')}
        {...of('source_url')}
      />
      <TextInput {...day} required {...of('reviewed_on')} />
    </RecordForm>
  );
}
