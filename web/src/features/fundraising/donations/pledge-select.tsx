import '../../../shared/text/pledges/en.ts';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { openCents } from '#shared/domain/pledges/pledge-state.ts';
import { useFormValues } from '../../../shared/area/form-values.ts';
import { useOpenPledges } from '../../../shared/fundraising/open-pledges.ts';
import { t } from '../../../shared/text/index.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { dollars } from '../pledges/pledge-area.ts';
import { choiceOf, noPledge } from './donation-form.ts';
import { idIn } from './typed-gift-meter.tsx';

type Props = {
  value?: string;
  onChange?: (pledge: string) => void;
  error?: ReactNode;
  'data-path'?: string;
};

/** The pledge that a gift pays, of the donor's open ones; nothing to choose where there is none. */
export function PledgeSelect({ value = '', onChange, ...input }: Props) {
  const { donor } = useFormValues();
  const id = idIn(donor);
  const found = useOpenPledges(id);
  const open = found.is === 'ready' ? found.value : [];
  if (open.length === 0 || id === null) return null;
  const choices = open.map((pledge, at) => (at === 0 ? '' : choiceOf(id, pledge.id)));
  return (
    <NativeSelect
      label={t('pledges.pays.label')}
      description={t('pledges.pays.hint')}
      data={[
        ...open.map((pledge, at) => ({
          value: choices[at] ?? '',
          label: t('pledges.pays.option', {
            left: dollars(openCents(pledge)),
            amount: dollars(pledge.amount),
            day: showDay(pledge.due_on),
          }),
        })),
        { value: noPledge, label: t('pledges.pays.none') },
      ]}
      value={value === noPledge || choices.includes(value) ? value : ''}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      {...input}
    />
  );
}
