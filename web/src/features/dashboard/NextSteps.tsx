import { Button, Progress } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import styles from './NextSteps.module.css';
import type { Step } from './steps.ts';

/** Says what to do first in a new campaign, until it is done. */
export function NextSteps({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter((step) => step.done).length;
  const progress = t('dashboard.steps.progress', { done, total: steps.length });
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <div className={styles.top}>
        <h2 id="steps">{t('dashboard.steps.title')}</h2>
        <span className="figures">{progress}</span>
      </div>
      <p className={styles.hint}>{t('dashboard.steps.hint')}</p>
      <Progress value={(done / steps.length) * 100} size="sm" color="ink" aria-label={progress} />
      <ol>
        {steps.map((step) => (
          <Row key={step.kind} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Row({ step }: { step: Step }) {
  const title = t(`dashboard.steps.${step.kind}`);
  return (
    <li className={styles.step} data-done={step.done}>
      <span className={styles.mark} aria-hidden>
        {step.done ? <IconCircleCheckFilled size={20} /> : <IconCircle size={20} stroke={1.5} />}
      </span>
      <span className={styles.what}>
        <span className={styles.name}>{title}</span>
        <span className={styles.how}>
          {step.done ? t('dashboard.steps.done') : t(`dashboard.steps.${step.kind}Hint`)}
        </span>
      </span>
      {!step.done && (
        <span className={styles.ways}>
          <Button
            component={Link}
            to={step.import}
            variant="default"
            size="sm"
            aria-label={`${t('dashboard.steps.import')}: ${title}`}
          >
            {t('dashboard.steps.import')}
          </Button>
          <Button
            component={Link}
            to={step.add}
            variant="default"
            size="sm"
            aria-label={`${t('dashboard.steps.add')}: ${title}`}
          >
            {t('dashboard.steps.add')}
          </Button>
        </span>
      )}
    </li>
  );
}
