import type { ReactNode } from 'react';
import { useCommittee } from '../giving-data.ts';
import { CreditInput } from './credit-input.tsx';
import { noCredit, type TypedCredit } from './typed-credit.ts';

type Props = {
  label: string;
  value?: TypedCredit;
  onChange?: (credit: TypedCredit) => void;
  error?: ReactNode;
  'data-path'?: string;
};

/** Who raised the gift of a form: a read for each member of the committee. Nothing to choose where there is none. */
export function CreditOfForm({ label, value = noCredit, onChange, error, ...input }: Props) {
  const committee = useCommittee();
  const members = committee.is === 'ready' ? committee.value.filter(({ left_on }) => left_on === null) : [];
  if (members.length === 0) return null;
  return (
    <CreditInput
      label={label}
      committee={members}
      value={value}
      onChange={(credit) => onChange?.(credit)}
      error={error}
      data-path={input['data-path']}
    />
  );
}
