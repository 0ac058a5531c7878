import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fundraisingPlanCall } from '#shared/api/giving-api.ts';
import { addDays } from '#shared/domain/days.ts';
import { weekOf } from '#shared/domain/giving/giving-cells.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { CallError } from '../../shared/data/error-messages.ts';
import type { Plan } from '../../shared/fundraising/giving-data.ts';
import { readGoal, typedGoal } from '../../shared/fundraising/typed-goal.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import styles from './goals.module.css';

type Props = { plan: Plan | null; today: string; opened: boolean; close: () => void; onClosed: () => void };

/** Days of a new plan: a quarter. */
const usualDays = 90;

/** What is to be raised in which weeks. */
export function GoalDialog({ plan, today, ...dialog }: Props) {
  const [target, setTarget] = useState(plan ? typedGoal(plan.target) : '');
  const [from, setFrom] = useState(plan?.from ?? weekOf(today));
  const [until, setUntil] = useState(plan?.until ?? addDays(weekOf(today), usualDays));
  const act = async () => {
    const cents = readGoal(target);
    if (cents === null || cents === 0) throw new CallError('invalid-argument', t('form.money.missing'));
    if (from === '' || until === '') throw new CallError('invalid-argument', t('form.day.missing'));
    if (until < from) throw new CallError('invalid-argument', t('giving.goals.form.untilBefore'));
    await callEndpoint(fundraisingPlanCall, { is: 'goal', target: cents, from, until });
    return true;
  };
  const day = { type: 'date', max: '9999-12-31' } as const;
  return (
    <ActDialog {...dialog} title={t('giving.goals.form.title')} submit={t('common.save')} act={act}>
      <TextInput
        label={t('giving.goals.form.target')}
        description={t('giving.goals.form.targetHint')}
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={target}
        onChange={({ currentTarget }) => setTarget(currentTarget.value)}
      />
      <div className={styles.pair}>
        <TextInput
          label={t('giving.goals.form.from')}
          {...day}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          label={t('giving.goals.form.until')}
          {...day}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </div>
      <Text size="sm" c="var(--ink-soft)">
        {t('giving.goals.form.weeks')}
      </Text>
    </ActDialog>
  );
}
