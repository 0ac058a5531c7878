import '../../text/giving/en.ts';
import { Checkbox, Input, MultiSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { solicitorsMax } from '#shared/domain/giving/giving-cells.ts';
import { t } from '../../text/index.ts';
import type { CommitteeMember } from '../giving-data.ts';
import styles from './credit.module.css';
import { equalPercents, type TypedCredit } from './typed-credit.ts';

type Props = {
  label: string;
  committee: readonly CommitteeMember[];
  value: TypedCredit;
  onChange: (credit: TypedCredit) => void;
  error?: ReactNode;
  'data-path'?: string | undefined;
};

/** Who raised a gift, and where several did, how the credit is divided among them. */
export function CreditInput({ label, committee, value, onChange, error, ...input }: Props) {
  const { members, percents } = value;
  const choose = (chosen: string[]) =>
    onChange({ members: chosen, percents: percents && equalPercents(chosen) });
  const nameOf = (id: string) => committee.find((one) => one.id === id)?.name ?? '';
  return (
    <div className={styles.credit}>
      <MultiSelect
        label={label}
        description={t('giving.gift.codeHint')}
        data={committee.map(({ id, name }) => ({ value: id, label: name }))}
        maxValues={solicitorsMax}
        searchable
        value={[...members]}
        onChange={choose}
        data-path={input['data-path']}
      />
      {members.length > 1 && (
        <Checkbox
          label={t('giving.gift.divide')}
          description={t('giving.gift.divideHint')}
          checked={percents !== null}
          onChange={({ currentTarget }) =>
            onChange({ members, percents: currentTarget.checked ? equalPercents(members) : null })
          }
        />
      )}
      {members.length > 1 &&
        percents !== null &&
        members.map((id) => (
          <TextInput
            key={id}
            label={t('giving.gift.partOf', { name: nameOf(id) })}
            inputMode="decimal"
            autoComplete="off"
            rightSection="%"
            value={percents[id] ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ members, percents: { ...percents, [id]: currentTarget.value } })
            }
          />
        ))}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </div>
  );
}
