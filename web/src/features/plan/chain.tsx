import { Title } from '@mantine/core';
import { chainOf, type FieldPlan, type Chain as Steps } from '#shared/domain/field/plan.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import styles from './pace.module.css';

/** How the plan is calculated, a step a line, so that everybody can check it. */
export function Chain({ plan }: { plan: FieldPlan }) {
  const steps: Steps = chainOf(plan);
  const lines = [
    [
      'missing',
      t('pace.chain.why.missing', { goal: showNumber(plan.goal_votes), base: showNumber(plan.base_votes) }),
    ],
    ['supporters', t('pace.chain.why.supporters', { rate: plan.id_turnout })],
    ['conversations', t('pace.chain.why.conversations', { rate: plan.support_rate })],
    ['attempts', t('pace.chain.why.attempts', { rate: plan.contact_rate })],
    ['hours', t('pace.chain.why.hours', { count: plan.per_hour, rate: plan.per_hour })],
    ['shifts', t('pace.chain.why.shifts', { count: plan.shift_hours, rate: plan.shift_hours })],
    ['recruits', t('pace.chain.why.recruits', { rate: plan.show_rate })],
  ] as const;
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('pace.chain.title')}
      </Title>
      <ol className={styles.chain}>
        {lines.map(([step, why]) => (
          <li key={step} className={styles.step}>
            <span className={`${styles.count} figures`}>{showNumber(steps[step])}</span>
            <span>
              {t(`pace.chain.steps.${step}`, { count: steps[step] })}
              <span className={styles.why}>{why}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
