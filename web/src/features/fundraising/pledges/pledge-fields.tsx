import { TextInput } from '@mantine/core';
import * as z from 'zod/mini';
import { addDays } from '#shared/domain/days.ts';
import {
  choiceField,
  dayField,
  type FormField,
  type InputProps,
  lineField,
  noteField,
} from '../../../shared/area/form-parts.tsx';
import { DonorPicker } from '../../../shared/fundraising/donor-picker.tsx';
import type { GiftDonor } from '../../../shared/fundraising/donors-named.ts';
import { SourceCodeInput } from '../../../shared/fundraising/source-code-input.tsx';
import { localDay } from '../../../shared/ui/form/days.ts';
import { moneyField } from '../../../shared/ui/form/form-fields.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { donorField } from '../donations/donation-form.ts';
import { ElectionSelect } from '../donations/election-select.tsx';
import { InstallmentsInput } from './installments-input.tsx';
import { type Pledge, pledgeArea } from './pledge-area.ts';
import { newPledge, noteMax, pledgeDetails, pledgeForm, typedInstallments } from './pledge-form.ts';

/** Days until something promised today is due, where nobody says otherwise. */
const usualDays = 14;

const picked: FormField = {
  schema: donorField,
  initial: (donor) => donor ?? null,
  input: ({ stored: _, label: __, ...props }) => <DonorPicker {...props} />,
};
/** What of a pledge stays as it is. */
const fixed = (shown: string, value: unknown, hint: FormField['hint']): FormField => ({
  schema: z.unknown() as never,
  initial: () => value,
  input: ({ label, description }) => (
    <TextInput label={label} description={description} value={shown} readOnly disabled />
  ),
  ...(hint && { hint }),
});
const amount: FormField = {
  ...lineField(moneyField, { required: true, inputMode: 'decimal', leftSection: '$' }),
  initial: (cents) => (typeof cents === 'number' ? (cents / 100).toFixed(2) : ''),
};
const firmness: FormField = {
  ...choiceField(pledgeArea, 'firmness', 'hard'),
  hint: 'pledges.firmnessHint',
};
const installments = (today: string, pledge: Pledge | null): FormField => ({
  schema: z.unknown() as never,
  initial: () =>
    pledge
      ? typedInstallments(pledge.installments)
      : { is: 'monthly', parts: 1, first: addDays(today, usualDays) },
  input: ({ stored: _, ...props }) => <InstallmentsInput {...props} />,
});
const election: FormField = {
  schema: z.unknown() as never,
  initial: (stored) => stored ?? null,
  input: ({ stored: _, ...props }) => <ElectionSelect {...props} />,
  hint: 'fundraising.donations.electionHint',
};
const details = {
  source_code: {
    ...lineField(pledgeDetails.source_code),
    input: ({ stored: _, ...props }: InputProps) => (
      <SourceCodeInput unknown="appeals.place.unknownPledge" {...props} />
    ),
    hint: 'fundraising.donations.sourceHint' as const,
  },
  note: noteField(noteMax),
};

const donorOf = ({ donor_id, donor_name, donor_key }: Pledge): GiftDonor => ({
  id: donor_id,
  name: donor_name,
  name_key: donor_key,
});

/** The form of a pledge. Of one that is there, donor and day stay; of one that is written off, its terms do too. */
export function pledgeFields(pledge: Pledge | null) {
  const today = localDay(new Date());
  if (pledge === null)
    return {
      fields: {
        donor: { ...picked, label: 'fields.pledges.donor_name' as const },
        amount,
        made_on: { ...dayField, initial: (day: unknown) => day ?? today },
        firmness,
        installments: installments(today, null),
        election,
        ...details,
      },
      schema: z.pipe(pledgeForm(today, null), z.transform(newPledge)),
    };
  const donor = {
    ...fixed(pledge.donor_name, donorOf(pledge), 'pledges.donorStays'),
    label: 'fields.pledges.donor_name' as const,
  };
  const made_on = fixed(showDay(pledge.made_on), pledge.made_on, 'pledges.madeStays');
  if (pledge.written_off !== null)
    return { fields: { donor, made_on, ...details }, schema: z.object(pledgeDetails) };
  return {
    fields: {
      donor,
      amount,
      made_on,
      firmness,
      installments: installments(today, pledge),
      election,
      ...details,
    },
    schema: z.pipe(
      pledgeForm(today, pledge.made_on),
      z.transform(({ donor: _, made_on: __, ...edited }) => edited),
    ),
  };
}
