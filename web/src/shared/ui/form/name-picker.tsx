import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { Live } from '../../data/live.ts';

/** Milliseconds after the last letter: each question costs up to 24 reads. */
const pause = 250;

export type Named = { id: string; name: string; email: string | null };

type Props<T extends Named> = {
  label: string;
  placeholder: string;
  /** Said when nobody is called so. */
  emptyLabel: string;
  value: Pick<T, 'id' | 'name'> | null;
  onChange: (person: T | null) => void;
  /** Asks for those whose name begins as typed; for nobody while that is ''. */
  useNamed: (typed: string) => Live<T[]>;
  required?: boolean;
  error?: ReactNode;
  'data-path'?: string | undefined;
};

/** Finds somebody by the first letters of their name. */
export function NamePicker<T extends Named>({ value, onChange, emptyLabel, useNamed, ...input }: Props<T>) {
  const [typed, setTyped] = useState(value?.name ?? '');
  const [searchText] = useDebouncedValue(typed === value?.name ? '' : typed, pause);
  const found = useNamed(searchText);
  const people = found.is === 'ready' && searchText !== '' ? found.value : [];
  const emails = new Map(people.map(({ id, email }) => [id, email]));
  const choose = (id: string | null) => {
    const person = people.find((one) => one.id === id);
    if (person) onChange(person);
    else if (id === null) onChange(null);
  };
  return (
    <Select
      searchable
      clearable
      autoComplete="off"
      data={optionsFor(people, value)}
      // The database has searched already; here only its answer is shown.
      filter={({ options }) => options}
      nothingFoundMessage={searchText === '' || found.is === 'loading' ? null : emptyLabel}
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
  );
}

type Option = Pick<Named, 'id' | 'name'>;

/** Who is chosen is among the choices, or the field could not show them. */
function optionsFor(people: readonly Option[], chosen: Option | null) {
  const others = people.filter(({ id }) => id !== chosen?.id);
  return [...(chosen ? [chosen] : []), ...others].map(({ id, name }) => ({ value: id, label: name }));
}
