import { NativeSelect, TextInput } from '@mantine/core';
import { capacities } from '#shared/collections/donors.ts';
import { t } from '../../../shared/text/index.ts';
import { EmailInput } from '../../../shared/ui/form/email-input.tsx';
import { RecordForm } from '../../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../../shared/ui/form/use-record-form.ts';
import { type Donor, useHolderOf } from '../data.ts';
import { paths } from '../fundraising-paths.ts';
import { type DonorInput, donorForm, donorValues, type Known } from './donor-form.ts';

const options = () => capacities.map((value) => ({ value, label: t(`fundraising.capacity.${value}`) }));

type Props = {
  donor: Donor | null;
  /** What a new record begins with. */
  known?: Known | null;
  save: (input: DonorInput) => Promise<void>;
  done: () => void;
  cancel: () => void;
};

export function DonorForm({ donor, known = null, ...steps }: Props) {
  const { form, ...frame } = useRecordForm({
    schema: donorForm,
    initial: donorValues(donor ?? known),
    ...steps,
  });
  return (
    <RecordForm {...frame}>
      <TextInput
        label={t('fundraising.fields.name')}
        required
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <EmailInput
        label={t('fundraising.fields.email')}
        holderOf={useHolderOf()}
        stored={donor?.email ?? null}
        hrefOf={paths.donor}
        {...form.getInputProps('email')}
      />
      <TextInput
        label={t('fundraising.fields.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      <NativeSelect
        label={t('fundraising.fields.capacity')}
        data={options()}
        {...form.getInputProps('capacity')}
      />
    </RecordForm>
  );
}
