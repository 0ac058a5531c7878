import type { ReactNode } from 'react';
import { useFormValues } from '../../../shared/area/form-values.ts';
import { useDonorsNamed } from '../../../shared/fundraising/donors-named.ts';
import { type PickerProps, SharesInput } from '../../../shared/fundraising/shares/shares-input.tsx';
import type { TypedShare } from '../../../shared/fundraising/shares/typed-shares.ts';
import { t } from '../../../shared/text/index.ts';
import { dayField, moneyField } from '../../../shared/ui/form/form-fields.ts';
import { NamePicker } from '../../../shared/ui/form/name-picker.tsx';
import { idIn } from './typed-gift-meter.tsx';

type Props = {
  label: string;
  value?: readonly TypedShare[];
  onChange?: (shares: readonly TypedShare[]) => void;
  error?: ReactNode;
  'data-path'?: string;
};

const nameIn = (donor: object): string => String(Reflect.get(donor, 'name') ?? '');

/** Who else gives the gift of the form. */
export function GiftShares({ label, value = [], onChange, error, ...input }: Props) {
  const { donor, amount, date, election } = useFormValues();
  const id = idIn(donor);
  return (
    <SharesInput
      label={label}
      donor={id !== null && donor ? { id, name: nameIn(donor) } : null}
      amount={moneyField.safeParse(amount).data ?? null}
      day={dayField.safeParse(date).data}
      election={typeof election === 'string' ? election : null}
      value={value}
      onChange={(shares) => onChange?.(shares)}
      error={error}
      data-path={input['data-path']}
      picker={(picked) => <OtherDonor {...picked} />}
    />
  );
}

const OtherDonor = ({ onChange, ...picked }: PickerProps) => (
  <NamePicker
    {...picked}
    placeholder={t('fundraising.donations.findDonor')}
    emptyLabel={t('fundraising.donations.noDonor')}
    onChange={(donor) => onChange(donor && { id: donor.id, name: donor.name })}
    useNamed={useDonorsNamed}
  />
);
