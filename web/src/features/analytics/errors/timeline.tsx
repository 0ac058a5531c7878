import { Text } from '@mantine/core';
import { t } from '../../../shared/text/index.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import type { ErrorReport } from './data.ts';
import styles from './errors.module.css';

/** What was done and what happened before an error, the oldest first, and the error at its end. */
export function Timeline({ report }: { report: ErrorReport }) {
  const { breadcrumbs, message } = report;
  const at = report.at.toMillis();
  if (breadcrumbs.length === 0) return <Text c="var(--ink-soft)">{t('reports.noSteps')}</Text>;
  const steps = [...breadcrumbs, { at, kind: 'error' as const, message }];
  return (
    <ol className={styles.steps} aria-label={t('reports.steps')}>
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and two steps may be the same.
        <li key={place} className={step.kind === 'error' ? styles.failed : undefined}>
          <time dateTime={new Date(step.at).toISOString()} title={showMoment(step.at)}>
            {step.kind === 'error'
              ? t('reports.atLast')
              : t('reports.before', { seconds: (Math.max(0, at - step.at) / 1_000).toFixed(1) })}
          </time>
          <span className={styles.kind}>{t(`reports.kinds.${step.kind}`)}</span>
          <span className={styles.said}>{step.message}</span>
        </li>
      ))}
    </ol>
  );
}
