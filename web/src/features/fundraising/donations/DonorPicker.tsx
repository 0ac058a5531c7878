import { Anchor, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { type Donor, useDonorsNamed } from '../data.ts';
import { paths } from '../paths.ts';
import type { GiftDonor } from './donation-form.ts';

/** Milliseconds after the last letter: each question costs up to 24 reads. */
const pause = 250;

type Props = {
  value?: GiftDonor | null;
  onChange?: (donor: GiftDonor | null) => void;
  error?: ReactNode;
  'data-path'?: string;
};

/** Finds the donor of a gift by the first letters of their name. */
export function DonorPicker({ value = null, onChange, ...input }: Props) {
  const [typed, setTyped] = useState(value?.name ?? '');
  const [asked] = useDebouncedValue(typed === value?.name ? '' : typed, pause);
  const found = useDonorsNamed(asked);
  const donors = found.is === 'ready' && asked !== '' ? found.value : [];
  const emails = new Map(donors.map(({ id, email }) => [id, email]));
  const choose = (id: string | null) => {
    const donor = donors.find((one) => one.id === id);
    if (donor) onChange?.(named(donor));
    else if (id === null) onChange?.(null);
  };
  return (
    <div>
      <Select
        label={t('fundraising.fields.donor')}
        placeholder={t('fundraising.donations.findDonor')}
        required
        searchable
        clearable
        autoComplete="off"
        data={optionsFor(donors, value)}
        // The database has searched already; here only its answer is shown.
        filter={({ options }) => options}
        nothingFoundMessage={
          asked === '' || found.is === 'loading' ? null : t('fundraising.donations.noDonor')
        }
        renderOption={({ option }) => (
          <div>
            <Text size="sm">{option.label}</Text>
            {emails.get(option.value) && (
              <Text size="xs" c="var(--ink-soft)">
                {emails.get(option.value)}
              </Text>
            )}
          </div>
        )}
        searchValue={typed}
        onSearchChange={setTyped}
        value={value?.id ?? null}
        onChange={choose}
        {...input}
      />
      <Anchor component={Link} to={`${paths.newDonor}?then=donation`} size="sm" mt={4} display="inline-block">
        {t('fundraising.donations.newDonor')}
      </Anchor>
    </div>
  );
}

const named = ({ id, name, name_key }: Donor): GiftDonor => ({ id, name, name_key });

/** The chosen donor is among the choices, or the field could not show them. */
function optionsFor(donors: readonly Donor[], chosen: GiftDonor | null) {
  const others = donors.filter(({ id }) => id !== chosen?.id);
  return [...(chosen ? [chosen] : []), ...others].map(({ id, name }) => ({ value: id, label: name }));
}
