import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Task } from '#shared/domain/tasks.ts';
import { t } from '../../shared/text/index.ts';
import styles from './next-steps.module.css';

/** Says what to do first in a new campaign, until it is done. */
export function NextSteps({ steps }: { steps: readonly Task[] }) {
  const done = steps.filter((step) => step.done === true).length;
  const progress = t('dashboard.steps.progress', { done, total: steps.length });
  return (
    <section className={styles.steps} aria-labelledby="steps" data-tour="first">
      <div className={styles.top}>
        <h2 id="steps">{t('dashboard.steps.title')}</h2>
        <span className="figures">{progress}</span>
      </div>
      <p className={styles.hint}>{t('dashboard.steps.hint')}</p>
      <progress className={styles.progress} max={steps.length} value={done} aria-label={progress} />
      <ol>
        {steps.map((step) => (
          <Row key={step.id} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Row({ step: { id, done, link, add } }: { step: Task }) {
  const title = t(`dashboard.steps.${id}`);
  return (
    <li className={styles.step} data-done={done === true}>
      <span className={styles.mark} aria-hidden>
        {done === true ? <IconCircleCheckFilled size={20} /> : <IconCircle size={20} stroke={1.5} />}
      </span>
      <span className={styles.what}>
        <span className={styles.name}>{title}</span>
        <span className={styles.how}>
          {done === true ? t('dashboard.steps.done') : t(`dashboard.steps.${id}Hint`)}
        </span>
      </span>
      {done !== true && (
        <span className={styles.ways}>
          <Way to={link} label={t(add ? 'dashboard.steps.import' : 'dashboard.steps.open')} title={title} />
          {add && <Way to={add} label={t('dashboard.steps.add')} title={title} />}
        </span>
      )}
    </li>
  );
}

const Way = ({ to, label, title }: { to: string; label: string; title: string }) => (
  <Button component={Link} to={to} variant="default" size="sm" aria-label={`${label}: ${title}`}>
    {label}
  </Button>
);
