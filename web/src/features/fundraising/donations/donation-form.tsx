import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { donationStatuses, donationTypes } from '#shared/collections/donations.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { RecordForm } from '../../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../../shared/ui/form/use-record-form.ts';
import type { Donation } from '../data.ts';
import { type DonationInput, donationForm, donationValues, type GiftDonor } from './donation-form.ts';
import { DonorPicker } from './donor-picker.tsx';

const statuses = () => donationStatuses.map((value) => ({ value, label: t(`fundraising.status.${value}`) }));
const types = () => donationTypes.map((value) => ({ value, label: t(`fundraising.type.${value}`) }));

type Props = {
  donation: Donation | null;
  donor: GiftDonor | null;
  save: (input: DonationInput) => Promise<void>;
  done: () => void;
  cancel: () => void;
};

export function DonationForm({ donation, donor, ...steps }: Props) {
  const [now] = useState(() => new Date());
  const { form, ...frame } = useRecordForm({
    schema: donationForm(localDay(now)),
    initial: donationValues(donation, donor, now),
    ...steps,
  });
  return (
    <RecordForm {...frame}>
      {donation === null ? (
        <DonorPicker {...form.getInputProps('donor')} />
      ) : (
        <TextInput
          label={t('fundraising.fields.donor')}
          description={t('fundraising.donations.donorStays')}
          value={donation.donor_name}
          readOnly
          disabled
        />
      )}
      <TextInput
        label={t('fundraising.fields.amount')}
        required
        inputMode="decimal"
        leftSection="$"
        autoComplete="off"
        {...form.getInputProps('amount')}
      />
      <TextInput
        label={t('fundraising.fields.date')}
        required
        type="date"
        max="9999-12-31"
        {...form.getInputProps('date')}
      />
      <NativeSelect
        label={t('fundraising.fields.status')}
        description={t('fundraising.donations.statusHint')}
        data={statuses()}
        {...form.getInputProps('status')}
      />
      <NativeSelect label={t('fundraising.fields.type')} data={types()} {...form.getInputProps('type')} />
      <Textarea label={t('fundraising.fields.note')} autosize minRows={2} {...form.getInputProps('note')} />
    </RecordForm>
  );
}
