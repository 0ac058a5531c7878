import { type ReactNode, useState } from 'react';
import { type PickerProps, SharesInput } from '../../shared/fundraising/shares/shares-input.tsx';
import { t } from '../../shared/text/index.ts';
import { dayField, moneyField } from '../../shared/ui/form/form-fields.ts';
import { CheckDonorField } from './check-donor.tsx';
import type { TypedCheck } from './check-form.ts';

type Props = {
  line: TypedCheck;
  /** Whether somebody was added here whom the server may not have yet. */
  isFresh: (id: string) => boolean;
  onChange: (shares: TypedCheck['shares']) => void;
  error?: ReactNode;
};

/** Who else signed a check; whoever is new is added with it. */
export const CheckShares = ({ line, isFresh, onChange, error }: Props) => (
  <SharesInput
    label={t('fields.donations.shares')}
    donor={line.donor}
    amount={moneyField.safeParse(line.amount).data ?? null}
    day={dayField.safeParse(line.date).data}
    election={line.election || null}
    value={line.shares}
    onChange={onChange}
    error={error}
    picker={(picked) => <Signer {...picked} isFresh={isFresh} />}
  />
);

function Signer({ label, value, onChange, isFresh }: PickerProps & Pick<Props, 'isFresh'>) {
  const [typed, setTyped] = useState(value?.name ?? '');
  return (
    <CheckDonorField
      label={label}
      typed={typed}
      onTyped={(name) => {
        setTyped(name);
        if (value) onChange(null);
      }}
      value={value && { ...value, isNew: value.isNew === true }}
      onChoose={(donor) => {
        setTyped(donor.name);
        onChange({ ...donor, isNew: donor.isNew || isFresh(donor.id) });
      }}
    />
  );
}
