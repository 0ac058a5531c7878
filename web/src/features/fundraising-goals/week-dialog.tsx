import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { fundraisingPlanCall } from '#shared/api/giving-api.ts';
import type { GivingWeek } from '#shared/domain/giving/weekly-plan.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { readGoal, typedGoal } from '../../shared/fundraising/typed-goal.ts';
import { t } from '../../shared/text/index.ts';
import { ActDialog } from '../../shared/ui/dialog/act-dialog.tsx';
import { showDay } from '../../shared/ui/format.ts';

type Props = { week: GivingWeek; opened: boolean; close: () => void; onClosed: () => void };

/** A week’s own goal, or none. The server answers at once. */
export function WeekDialog({ week: { week, goal, isOwn }, ...dialog }: Props) {
  const [typed, setTyped] = useState(isOwn ? typedGoal(goal) : '');
  const act = async () => {
    const cents = readGoal(typed);
    await callEndpoint(fundraisingPlanCall, { is: 'week', week, goal: cents });
    return true;
  };
  return (
    <ActDialog
      {...dialog}
      title={t('giving.goals.weeks.dialog', { day: showDay(week) })}
      submit={t('common.save')}
      act={act}
    >
      <TextInput
        label={t('giving.goals.weeks.amount')}
        description={t('giving.goals.weeks.amountHint')}
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ActDialog>
  );
}
