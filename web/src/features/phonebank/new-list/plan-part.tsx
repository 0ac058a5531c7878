import { NativeSelect, NumberInput, Stack, Switch, Text, Textarea } from '@mantine/core';
import { attempts, callGoals, cooldownHours } from '#shared/domain/phonebank/list.ts';
import { ScriptChoice } from '../../../shared/scripts/script-choice.tsx';
import { t } from '../../../shared/text/index.ts';
import styles from '../calls.module.css';
import { goalQuestions, type Plan } from './list-plan.ts';

type Props = { plan: Plan; change: (change: Partial<Plan>) => void };

const goalOf = (value: string) => callGoals.find((goal) => goal === value) ?? 'support';

/** What a list is for, with which words, and how often somebody is called. */
export function PlanPart({ plan, change }: Props) {
  return (
    <Stack gap="md">
      <ScriptChoice
        channel="phone"
        label={t('callPlan.new.script')}
        description={t('callPlan.new.scriptHint')}
        value={plan.scriptId}
        onChange={(scriptId, script) => {
          const hasGoalQuestion = goalQuestions(script?.body ?? null).some(
            ({ id }) => id === plan.goalQuestion,
          );
          change({
            scriptId,
            script: script?.body ?? null,
            ...(hasGoalQuestion ? {} : { goalQuestion: '' }),
          });
        }}
      />
      <Goal plan={plan} change={change} />
      <div className={styles.two}>
        <NumberInput
          label={t('callPlan.new.rest')}
          description={t('callPlan.new.restHint')}
          value={plan.rest}
          min={cooldownHours.least}
          max={cooldownHours.most}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          inputMode="numeric"
          onChange={(typed) => typed !== '' && Number(typed) >= 1 && change({ rest: Number(typed) })}
        />
        <NumberInput
          label={t('callPlan.new.attempts')}
          description={t('callPlan.new.attemptsHint')}
          value={plan.attempts}
          min={attempts.least}
          max={attempts.most}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          inputMode="numeric"
          onChange={(typed) => typed !== '' && Number(typed) >= 1 && change({ attempts: Number(typed) })}
        />
      </div>
      <Textarea
        label={t('callPlan.new.instructions')}
        description={t('callPlan.new.instructionsHint')}
        value={plan.instructions}
        maxLength={4_000}
        autosize
        minRows={2}
        maxRows={10}
        onChange={({ currentTarget }) => change({ instructions: currentTarget.value })}
      />
      <Switch
        label={t('callPlan.new.notes')}
        checked={plan.notes}
        onChange={({ currentTarget }) => change({ notes: currentTarget.checked })}
      />
      <Switch
        label={t('callPlan.new.anyHour')}
        description={t('callPlan.new.anyHourHint')}
        checked={plan.anyHour}
        onChange={({ currentTarget }) => change({ anyHour: currentTarget.checked })}
      />
    </Stack>
  );
}

function Goal({ plan, change }: Props) {
  const questions = goalQuestions(plan.script);
  return (
    <>
      <NativeSelect
        label={t('callPlan.new.goal')}
        description={t('callPlan.new.goalHint')}
        value={plan.goal}
        data={callGoals.map((goal) => ({ value: goal, label: t(`calls.goals.${goal}`) }))}
        onChange={({ currentTarget }) => change({ goal: goalOf(currentTarget.value) })}
      />
      {plan.goal === 'answered' &&
        (questions.length === 0 ? (
          <Text size="sm" c="var(--bad)" role="status">
            {t('callPlan.new.noQuestion')}
          </Text>
        ) : (
          <NativeSelect
            label={t('callPlan.new.question')}
            value={plan.goalQuestion}
            data={[
              { value: '', label: '' },
              ...questions.map(({ id, short, text }) => ({ value: id, label: short || text })),
            ]}
            onChange={({ currentTarget }) => change({ goalQuestion: currentTarget.value })}
          />
        ))}
    </>
  );
}
