import { NumberInput } from '@mantine/core';

type Props = {
  label: string;
  description?: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  'data-autofocus'?: boolean;
};

/** A whole number, or one with decimals where a step below 1 is named. */
export const WholeNumber = ({ value, min = 0, max, onChange, ...field }: Props) => (
  <NumberInput
    {...field}
    value={Number.isFinite(value) ? value : ''}
    min={min}
    max={max}
    allowDecimal={false}
    allowNegative={false}
    inputMode="numeric"
    // What is left empty is not a number, and the form says so by not being done.
    onChange={(typed) => onChange(typed === '' ? Number.NaN : Number(typed))}
  />
);
