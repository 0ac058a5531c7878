import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../text/index.ts';
import { NamePicker } from '../ui/form/name-picker.tsx';
import { type GiftDonor, useDonorsNamed } from './donors-named.ts';
import { donorArea } from './fundraising-areas.ts';

type Props = {
  value?: GiftDonor | null;
  onChange?: (donor: GiftDonor | null) => void;
  error?: ReactNode;
  'data-path'?: string;
};

/** Finds the donor of a gift by the first letters of their name. */
export const DonorPicker = ({ value = null, onChange, ...input }: Props) => (
  <div>
    <NamePicker
      label={t('fields.donations.donor_name')}
      placeholder={t('fundraising.donations.findDonor')}
      emptyLabel={t('fundraising.donations.noDonor')}
      required
      value={value}
      onChange={(donor) => onChange?.(donor && { id: donor.id, name: donor.name, name_key: donor.name_key })}
      useNamed={useDonorsNamed}
      {...input}
    />
    <Anchor
      className="tap"
      component={Link}
      to={`${donorArea.paths.new}?then=donation`}
      size="sm"
      mt={4}
      display="inline-block"
    >
      {t('fundraising.donations.newDonor')}
    </Anchor>
  </div>
);
