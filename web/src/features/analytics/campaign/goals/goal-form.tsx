import { Group, TextInput } from '@mantine/core';
import type { GoalMeasure } from '#shared/collections/goals.ts';
import { t } from '../../../../shared/text/index.ts';
import { changesOf } from '../../../../shared/ui/form/form-changes.ts';
import { RecordForm } from '../../../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../../../shared/ui/form/use-record-form.ts';
import { commitWithToast } from '../../../../shared/ui/toasts.tsx';
import type { Goal } from '../data.ts';
import { showGoal } from './goal-amounts.ts';
import { type GoalInput, goalForm, goalValues } from './goal-form.ts';

type Props = {
  measure: GoalMeasure;
  /** Null where a new one is set. */
  goal: Goal | null;
  reached: number;
  today: string;
  electionDate: string | null;
  close: () => void;
};

async function write(measure: GoalMeasure, goal: Goal | null, input: GoalInput): Promise<void> {
  if (goal === null)
    return commitWithToast({ operation: 'create', table: 'goals', id: measure, data: input });
  const data = changesOf(goal, input);
  if (Object.keys(data).length === 0) return;
  await commitWithToast({ operation: 'update', table: 'goals', id: measure, data });
}

/** How much, from where, and in which time. */
export function GoalForm({ measure, goal, close, ...known }: Props) {
  const { form, ...frame } = useRecordForm({
    schema: goalForm(measure),
    initial: goalValues(measure, goal, known),
    save: (input: GoalInput) => write(measure, goal, input),
    done: close,
    cancel: close,
  });
  const amount = {
    inputMode: measure === 'raised' ? 'decimal' : 'numeric',
    leftSection: measure === 'raised' ? '$' : null,
    autoComplete: 'off',
  } as const;
  const day = { type: 'date', required: true, max: '9999-12-31', flex: 1 } as const;
  return (
    <RecordForm {...frame} inDialog>
      <TextInput
        label={t('analytics.goals.form.target')}
        required
        data-autofocus
        {...amount}
        {...form.getInputProps('target')}
      />
      <TextInput
        label={t('analytics.goals.form.start')}
        description={t('analytics.goals.form.startHint', { now: showGoal(measure, known.reached) })}
        {...amount}
        {...form.getInputProps('start_value')}
      />
      <Group gap="md" align="flex-start" grow>
        <TextInput label={t('analytics.goals.form.from')} {...day} {...form.getInputProps('start_date')} />
        <TextInput label={t('analytics.goals.form.due')} {...day} {...form.getInputProps('due_date')} />
      </Group>
    </RecordForm>
  );
}
