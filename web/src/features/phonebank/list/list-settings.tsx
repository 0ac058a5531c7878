import { Text, Title } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import styles from '../calls.module.css';
import type { CallList } from '../data.ts';
import { goalQuestions } from '../new-list/list-plan.ts';

/** What a list is for and how it calls. */
export function Settings({ list }: { list: CallList }) {
  const goalQuestion = goalQuestions(list.script).find(({ id }) => id === list.goal_question);
  const facts = [
    { label: t('callPlan.new.goal'), value: t(`calls.goals.${list.goal}`) },
    ...(goalQuestion ? [{ label: t('callPlan.new.question'), value: goalQuestion.text }] : []),
    {
      label: t('callPlan.list.rest'),
      value: t('callPlan.list.hours', { count: list.cooldown_hours }),
    },
    { label: t('callPlan.list.attempts'), value: showNumber(list.attempts_max) },
    ...(list.script === null
      ? [{ label: t('callPlan.new.script'), value: t('callPlan.list.noScript') }]
      : []),
  ];
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('callPlan.list.what')}
      </Title>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {list.instructions !== null && (
        <Text mt="xs" className={styles.said ?? ''}>
          {list.instructions}
        </Text>
      )}
    </section>
  );
}
