import { NativeSelect, TextInput } from '@mantine/core';
import { financeSettingsId } from '#shared/collections/finance-settings.ts';
import { offices } from '#shared/domain/money/limit-kinds.ts';
import { isFederal } from '#shared/domain/money/limit-rules.ts';
import { stateNames } from '#shared/domain/voters/us-states.ts';
import type { Settings } from '../../shared/fundraising/campaign-race.ts';
import { officeName } from '../../shared/fundraising/limit-texts.ts';
import { t } from '../../shared/text/index.ts';
import { ChoiceDialog } from '../../shared/ui/dialog/choice-dialog.tsx';
import { changesOf } from '../../shared/ui/form/form-changes.ts';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import styles from './limits.module.css';
import { isLocal, type KnownRace, type RaceInput, raceForm, raceValues } from './race-form.ts';

type Props = {
  /** Null: not set yet. */
  settings: Settings | null;
  known: KnownRace;
  opened: boolean;
  close: () => void;
  onClosed: () => void;
};

async function write(settings: Settings | null, input: RaceInput): Promise<void> {
  const where = { table: 'finance_settings', id: financeSettingsId } as const;
  if (settings === null) return commitWithToast({ operation: 'create', ...where, data: input });
  const data = changesOf(settings, input);
  if (Object.keys(data).length > 0) await commitWithToast({ operation: 'update', ...where, data });
}

/** The race is set or changed. */
export function RaceDialog({ opened, close, onClosed, ...of }: Props) {
  const title = t(of.settings ? 'limits.race.edit' : 'limits.race.set');
  return (
    <ChoiceDialog opened={opened} title={title} close={close} onClosed={onClosed}>
      <RaceForm {...of} close={close} />
    </ChoiceDialog>
  );
}

const day = { type: 'date', required: true, max: '9999-12-31' } as const;

function RaceForm({ settings, known, close }: Pick<Props, 'settings' | 'known' | 'close'>) {
  const { form, ...frame } = useRecordForm({
    schema: raceForm,
    initial: raceValues(settings, known),
    save: (input: RaceInput) => write(settings, input),
    done: close,
    cancel: close,
  });
  const office = offices.find((one) => one === form.values.office);
  const choose = { value: '', label: t('limits.race.form.choose') };
  return (
    <RecordForm {...frame} inDialog>
      <NativeSelect
        label={t('limits.race.office')}
        required
        data-autofocus
        data={[choose, ...offices.map((value) => ({ value, label: officeName(value) }))]}
        {...form.getInputProps('office')}
      />
      {office && !isFederal(office) && (
        <NativeSelect
          label={t('limits.race.form.state')}
          required
          data={[choose, ...[...stateNames].map(([value, label]) => ({ value, label }))]}
          {...form.getInputProps('state')}
        />
      )}
      {office && isLocal(office) && (
        <TextInput
          label={t('limits.race.form.place')}
          description={t('limits.race.form.placeHint')}
          autoComplete="off"
          {...form.getInputProps('place')}
        />
      )}
      <div className={styles.pair}>
        <TextInput label={t('limits.race.form.from')} {...day} {...form.getInputProps('cycle_from')} />
        <TextInput label={t('limits.race.form.to')} {...day} {...form.getInputProps('cycle_to')} />
      </div>
      <p className={styles.quiet}>{t('limits.race.form.cycleHint')}</p>
    </RecordForm>
  );
}
