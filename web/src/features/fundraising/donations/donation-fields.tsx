import { TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import {
  choiceField,
  dayField,
  type FormField,
  lineField,
  noteField,
} from '../../../shared/area/form-parts.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { moneyField } from '../../../shared/ui/form/form-fields.ts';
import { type Donation, donationArea } from '../fundraising-areas.ts';
import { donationForm, donorField, donorOf, newGift, noteMax } from './donation-form.ts';
import { DonorPicker } from './donor-picker.tsx';

const label = 'fields.donations.donor_name' as const;
const picked: FormField = {
  schema: donorField,
  initial: (donor) => donor ?? null,
  input: ({ stored: _, label: __, ...props }) => <DonorPicker {...props} />,
};
/** A gift stays with its donor. */
const fixed = (donation: Donation): FormField => ({
  ...picked,
  initial: () => donorOf(donation),
  input: ({ label, description }) => (
    <TextInput label={label} description={description} value={donation.donor_name} readOnly disabled />
  ),
  label,
  hint: 'fundraising.donations.donorStays',
});

/** The form of a gift; a completed one is of today at the latest. */
export function donationFields(donation: Donation | null) {
  const today = localDay(new Date());
  const fields = {
    donor: donation ? fixed(donation) : picked,
    amount: {
      ...lineField(moneyField, { required: true, inputMode: 'decimal', leftSection: '$' }),
      initial: (cents: unknown) => (typeof cents === 'number' ? (cents / 100).toFixed(2) : ''),
    },
    date: { ...dayField, initial: (day: unknown) => day ?? today },
    status: {
      ...choiceField(donationArea, 'status', 'completed'),
      hint: 'fundraising.donations.statusHint' as const,
    },
    type: choiceField(donationArea, 'type', 'one_time'),
    note: noteField(noteMax),
  };
  return { fields, schema: z.pipe(donationForm(today), z.transform(newGift)) };
}
