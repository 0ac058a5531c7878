import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import type { Test } from '#shared/domain/voters/segment.ts';
import type { Known } from '../voters/format-search.ts';

/** What the fields of one kind of condition are given. */
export type FieldsOf<By extends Test['by']> = {
  test: Extract<Test, { by: By }>;
  onChange: (test: Test) => void;
  known: Known;
};

type ChoiceProps<V extends string> = {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** One of a few, as the device's own list. */
export function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <NativeSelect
      label={label}
      data={[...options]}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}

type TicksProps<V> = {
  label: string;
  value: readonly V[];
  options: readonly { value: V; label: string }[];
  onChange: (value: V[]) => void;
};

/** Some of a few, all of which are seen. */
export function Ticks<V extends string | number>({ label, value, options, onChange }: TicksProps<V>) {
  const chosen = (ticked: readonly string[]) =>
    options.map((one) => one.value).filter((one) => ticked.includes(String(one)));
  return (
    <Checkbox.Group label={label} value={value.map(String)} onChange={(ticked) => onChange(chosen(ticked))}>
      <Stack gap={8} mt={4}>
        {options.map((one) => (
          <Checkbox key={String(one.value)} value={String(one.value)} label={one.label} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
