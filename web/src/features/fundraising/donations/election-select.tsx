import '../../../shared/text/limits/en.ts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { openElections } from '#shared/domain/money/election-calendar.ts';
import { useElections } from '../../../shared/fundraising/campaign-race.ts';
import { electionName } from '../../../shared/fundraising/limit-texts.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';

type Props = {
  label: string;
  description?: string;
  value?: string | null;
  onChange?: (code: string | null) => void;
  error?: ReactNode;
  'data-path'?: string;
};

/** The election that the donor named, of those that are open; nothing to choose where there is one at most. */
export function ElectionSelect({ value = null, onChange, ...input }: Props) {
  const elections = useElections();
  const open = elections.is === 'ready' ? openElections(elections.value, localDay(new Date())) : [];
  if (open.length < 2) return null;
  return (
    <NativeSelect
      data={[
        { value: '', label: t('fundraising.donations.nextElection') },
        ...open.map(({ code }) => ({ value: code, label: electionName(code) })),
      ]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value || null)}
      {...input}
    />
  );
}
