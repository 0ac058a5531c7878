import '../../../shared/text/limits/en.ts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useElections } from '../../../shared/fundraising/campaign-race.ts';
import { electionChoices } from '../../../shared/fundraising/election-choices.ts';
import { electionName } from '../../../shared/fundraising/limit-texts.ts';
import { localDay } from '../../../shared/ui/form/days.ts';

type Props = {
  label: string;
  description?: string;
  value?: string | null;
  onChange?: (code: string | null) => void;
  error?: ReactNode;
  'data-path'?: string;
  /** The day of the gift, for which a past one may be named too. */
  day?: string | undefined;
};

/** The election that the donor named; nothing to choose where there is one at most. */
export function ElectionSelect({ value = null, onChange, day, ...input }: Props) {
  const elections = useElections();
  const known = elections.is === 'ready' ? elections.value : [];
  const choices = electionChoices(known, day ?? localDay(new Date()), day !== undefined);
  if (choices.length === 0) return null;
  // Another day has other choices, and what was chosen stays.
  const isOffered = value === null || choices.some((choice) => choice.value === value);
  return (
    <NativeSelect
      data={isOffered ? choices : [...choices, { value, label: electionName(value) }]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value || null)}
      {...input}
    />
  );
}
