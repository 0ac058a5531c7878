import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { electionCode } from '#shared/collections/donations.ts';
import { choicesOf } from '../../../shared/area/area.ts';
import {
  choiceField,
  dayField,
  type FormField,
  type InputProps,
  lineField,
  noteField,
  optionalDayField,
} from '../../../shared/area/form-parts.tsx';
import { useFormValues } from '../../../shared/area/form-values.ts';
import { CreditOfForm } from '../../../shared/fundraising/credit/credit-of-form.tsx';
import { noCredit } from '../../../shared/fundraising/credit/typed-credit.ts';
import { DonorPicker } from '../../../shared/fundraising/donor-picker.tsx';
import { type Donation, donationArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { SourceCodeInput } from '../../../shared/fundraising/source-code-input.tsx';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { dayField as dayRead, moneyField } from '../../../shared/ui/form/form-fields.ts';
import {
  describedInKind,
  donationForm,
  donorField,
  donorOf,
  editedGift,
  enteredStatuses,
  newGift,
  noteMax,
  typedCredit,
  typedPartners,
  typedShares,
} from './donation-form.ts';
import { ElectionSelect } from './election-select.tsx';
import { GiftShares } from './gift-shares.tsx';
import { PartnersOfForm } from './partners-of-form.tsx';
import { PledgeSelect } from './pledge-select.tsx';

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

const status: FormField = {
  ...choiceField(donationArea, 'status', 'completed'),
  input: ({ stored: _, ...props }) => (
    <NativeSelect
      data={(choicesOf(donationArea.collection, 'status') ?? []).filter(({ value }) =>
        enteredStatuses.some((one) => one === value),
      )}
      {...props}
    />
  ),
  hint: 'fundraising.donations.statusHint',
};

/** An empty choice is none. */
const method: FormField = {
  schema: editedGift.method,
  initial: (stored) => stored ?? null,
  input: ({ stored: _, value, onChange, ...props }) => (
    <NativeSelect
      data={[{ value: '', label: '–' }, ...(choicesOf(donationArea.collection, 'method') ?? [])]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value || null)}
      {...props}
    />
  ),
};

const NamedElection = (props: Parameters<typeof ElectionSelect>[0]) => (
  <ElectionSelect {...props} day={dayRead.safeParse(useFormValues().date).data ?? localDay(new Date())} />
);
/** An empty choice is the next election. */
const election: FormField = {
  schema: z.nullable(electionCode),
  initial: (stored) => stored ?? null,
  input: ({ stored: _, ...props }) => <NamedElection {...props} />,
  hint: 'fundraising.donations.namedHint',
};

const pledge: FormField = {
  schema: z.string(),
  initial: (stored) => stored ?? '',
  input: ({ stored: _, label: __, ...props }) => <PledgeSelect {...props} />,
};
/** Who else gives it; nobody at first. */
const shares: FormField = {
  schema: typedShares,
  initial: () => [],
  input: ({ stored: _, ...props }) => <GiftShares {...props} />,
};
/** Who gave a partnership's gift; nobody at first. */
const partners: FormField = {
  schema: typedPartners,
  initial: () => [],
  input: ({ stored: _, label: __, ...props }) => <PartnersOfForm {...props} />,
};
/** Who raised it; nobody at first. */
const credit: FormField = {
  schema: typedCredit,
  initial: () => noCredit,
  input: ({ stored: _, ...props }) => <CreditOfForm {...props} />,
  label: 'giving.gift.title',
};
/** Shown where another field of the form calls for it. */
const shownWith = (
  field: FormField,
  is: (values: Readonly<Record<string, unknown>>) => boolean,
): FormField => ({
  ...field,
  input: (props) => <ShownWith is={is}>{field.input(props)}</ShownWith>,
});
const ShownWith = ({
  is,
  children,
}: {
  is: (values: Readonly<Record<string, unknown>>) => boolean;
  children: ReactNode;
}) => (is(useFormValues()) ? children : null);
const hasConduit = ({ conduit }: Readonly<Record<string, unknown>>): boolean =>
  typeof conduit === 'string' && conduit !== '';

/** What can be edited of a gift that is there. */
const details = {
  type: choiceField(donationArea, 'type', 'one_time'),
  method,
  description: shownWith(
    { ...lineField(editedGift.description, { required: true }), hint: 'fundraising.donations.inKindHint' },
    ({ method }) => method === 'in_kind',
  ),
  check_number: shownWith(lineField(editedGift.check_number), ({ method }) => method !== 'in_kind'),
  source_code: {
    ...lineField(editedGift.source_code),
    input: ({ stored: _, ...props }: InputProps) => <SourceCodeInput {...props} />,
    hint: 'fundraising.donations.sourceHint' as const,
  },
  memo_text: { ...lineField(editedGift.memo_text), hint: 'fundraising.donations.memoHint' as const },
  conduit: { ...lineField(editedGift.conduit), hint: 'fundraising.donations.conduitHint' as const },
  conduit_id: shownWith(lineField(editedGift.conduit_id, { autoCapitalize: 'characters' }), hasConduit),
  transferred_on: shownWith(optionalDayField, hasConduit),
  note: noteField(noteMax),
};

/** What is in a batch stays a check: the batch counts it as one. */
const checkOnly: FormField = {
  ...method,
  input: ({ stored: _, onChange: __, value: ___, ...props }) => (
    <TextInput {...props} value={t('fundraising.donations.checkOfBatch')} readOnly disabled />
  ),
};

/** The form of a gift; a completed one is of today at the latest. Afterwards money changes by entries alone. */
export function donationFields(donation: Donation | null) {
  if (donation)
    return {
      fields: {
        donor: fixed(donation),
        ...details,
        ...(donation.batch_id !== null && { method: checkOnly }),
      },
      schema: z.pipe(
        z.object({ donor: donorField, ...editedGift }).check(describedInKind()),
        z.transform(({ donor: _, ...edited }) => edited),
      ),
    };
  const today = localDay(new Date());
  const fields = {
    donor: picked,
    amount: {
      ...lineField(moneyField, { required: true, inputMode: 'decimal', leftSection: '$' }),
      initial: (cents: unknown) => (typeof cents === 'number' ? (cents / 100).toFixed(2) : ''),
    },
    date: { ...dayField, initial: (day: unknown) => day ?? today },
    status,
    pledge,
    election,
    shares,
    partners,
    ...details,
    credit,
  };
  return { fields, schema: z.pipe(donationForm(today), z.transform(newGift)) };
}
