import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { Inserts } from './inserts.tsx';

type Props = {
  label: string;
  rows: { least: number; most: number };
  /** Characters at most. */
  max: number;
  value: string;
  onChange: (value: string) => void;
};

/** What is said or asked, with the names that can be put into it. An item that is opened begins here. */
export function TextWithPlaceholders({ label, rows, max, value, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div>
      <Textarea
        ref={field}
        data-first
        label={label}
        autosize
        minRows={rows.least}
        maxRows={rows.most}
        maxLength={max}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Inserts field={field} value={value} onChange={onChange} />
    </div>
  );
}
