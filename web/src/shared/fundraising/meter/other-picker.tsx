import { t } from '../../text/index.ts';
import { NamePicker } from '../../ui/form/name-picker.tsx';
import { type GiftDonor, useDonorsNamed } from '../donors-named.ts';

type Props = {
  label: string;
  value: GiftDonor | null;
  onChange: (donor: GiftDonor | null) => void;
  /** The donor whose other half is looked for: nobody is their own. */
  than: string;
};

/** Finds the other half of a couple among donors. */
export const OtherPicker = ({ label, value, onChange, than }: Props) => (
  <NamePicker
    label={label}
    placeholder={t('fundraising.donations.findDonor')}
    emptyLabel={t('fundraising.meter.noOther')}
    value={value}
    onChange={(donor) => onChange(donor && { id: donor.id, name: donor.name, name_key: donor.name_key })}
    useNamed={useDonorsNamed}
    error={value?.id === than ? t('fundraising.meter.sameDonor') : null}
  />
);
