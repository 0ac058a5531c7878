import { Text, TextInput } from '@mantine/core';
import { fieldPlanId } from '#shared/collections/field-plans.ts';
import { t } from '../../shared/text/index.ts';
import { changesOf } from '../../shared/ui/form/form-changes.ts';
import { RecordForm } from '../../shared/ui/form/record-form.tsx';
import { useRecordForm } from '../../shared/ui/form/use-record-form.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { commitWithToast } from '../../shared/ui/toasts.tsx';
import type { Plan } from './data.ts';
import styles from './pace.module.css';
import { type PlanInput, planForm, planValues } from './plan-form.ts';

type Props = {
  plan: Plan | null;
  /** The profile's vote goal, where it can be calculated. */
  goal: number | null;
  electionDate: string | null;
  today: string;
  close: () => void;
};

async function write(plan: Plan | null, input: PlanInput): Promise<void> {
  const where = { table: 'field_plans', id: fieldPlanId } as const;
  if (plan === null) return commitWithToast({ operation: 'create', ...where, data: input });
  const data = changesOf(plan, input);
  if (Object.keys(data).length > 0) await commitWithToast({ operation: 'update', ...where, data });
}

/** What the plan is calculated from. */
export function PlanForm({ plan, close, ...known }: Props) {
  const { form, ...frame } = useRecordForm({
    schema: planForm,
    initial: planValues(plan, known),
    save: (input: PlanInput) => write(plan, input),
    done: close,
    cancel: close,
  });
  const classNames = { wrapper: styles.input ?? '' };
  const number = { inputMode: 'numeric', autoComplete: 'off', required: true, classNames } as const;
  const day = { type: 'date', required: true, max: '9999-12-31', classNames } as const;
  const field = (name: Exclude<keyof PlanInput, 'from' | 'until'>) => (
    <TextInput
      label={t(`pace.form.fields.${name}`)}
      description={t(`pace.form.hints.${name}`)}
      {...number}
      {...form.getInputProps(name)}
    />
  );
  return (
    <RecordForm {...frame}>
      {known.goal !== null && plan === null && (
        <Text size="sm" c="var(--ink-soft)">
          {t('pace.form.fromProfile', { votes: showNumber(known.goal) })}
        </Text>
      )}
      <div className={styles.fields}>
        {field('goal_votes')}
        {field('base_votes')}
        {field('id_turnout')}
        {field('support_rate')}
        {field('contact_rate')}
        {field('per_hour')}
        {field('shift_hours')}
        {field('show_rate')}
        <TextInput label={t('pace.form.fields.from')} {...day} {...form.getInputProps('from')} />
        <TextInput label={t('pace.form.fields.until')} {...day} {...form.getInputProps('until')} />
      </div>
    </RecordForm>
  );
}
