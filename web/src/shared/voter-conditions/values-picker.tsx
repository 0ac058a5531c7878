import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { t } from '../text/index.ts';
import { showNumber } from '../ui/format.ts';
import type { ValueColumn } from '../voters/engine.ts';
import { useAnswer } from '../voters/use-voters.ts';
import { innerField } from './inner-field.ts';

type Props = {
  label: string;
  column: ValueColumn;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** How a value is called. */
  nameOf?: (value: string) => string;
};

/** Values offered at a time: the most frequent of those that match. */
const offered = 40;
/** Stands for '' in the list, which takes no empty value. */
const unstated = '\u2205';
const out = (value: string): string => value || unstated;
const back = (value: string): string => (value === unstated ? '' : value);

/** Values that a column of the file has, found by a part of them, with how many people have each. */
export function ValuesPicker({ label, column, value, onChange, nameOf = (one) => one }: Props) {
  const [typed, setTyped] = useState('');
  const { value: found } = useAnswer(`values ${column} ${typed}`, (engine) =>
    engine.values(column, typed.trim(), offered),
  );
  const people = new Map((found ?? []).map((one) => [one.value, one.people]));
  const none = column !== 'tag' && typed === '' ? [''] : [];
  const values = [...new Set([...value, ...people.keys(), ...none])];
  const named = (one: string) => (one === '' ? t('voterSearch.unstated') : nameOf(one));
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? t('voterSearch.or') : ''}
      data={values.map((one) => ({ value: out(one), label: named(one) }))}
      value={value.map(out)}
      onChange={(chosen) => onChange(chosen.map(back))}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The worker has searched already.
      filter={({ options }) => options}
      hidePickedOptions
      selectFirstOptionOnChange
      classNames={innerField}
      maxDropdownHeight={280}
      nothingFoundMessage={found === null ? t('common.loading') : t('voterSearch.noValue')}
      renderOption={({ option }) => (
        <>
          <span style={{ flex: 1, overflowWrap: 'anywhere' }}>{option.label}</span>
          <span className="figures">
            {people.has(back(option.value)) && showNumber(people.get(back(option.value)) ?? 0)}
          </span>
        </>
      )}
    />
  );
}
