import { Skeleton } from '@mantine/core';
import { Link } from 'react-router-dom';
import { can, type Role } from '#shared/access.ts';
import { t } from '../../shared/text/index.ts';
import type { Rollup } from './data.ts';
import styles from './Figures.module.css';
import { type Figure, figuresOf } from './figures.ts';

const labels = ['donors', 'average', 'recurring', 'volunteers', 'hours'] as const;

/** The numbers behind the money: who gives, who helps. Each leads to its list, for those who may open it. */
export function Figures({ numbers, role }: { numbers: Rollup | null; role: Role }) {
  const figures = numbers && figuresOf(numbers);
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="visually-hidden">
        {t('dashboard.figures.title')}
      </h2>
      <dl className={styles.figures}>
        {labels.map((label) => (
          <div key={label} className={styles.figure}>
            <dt>{t(`dashboard.figures.${label}`)}</dt>
            {figures ? <Value figure={figures[label]} role={role} /> : <Waiting />}
          </div>
        ))}
      </dl>
    </section>
  );
}

const Value = ({ figure: { value, hint, leads }, role }: { figure: Figure; role: Role }) => (
  <dd>
    <span className={`${styles.value} figures`}>
      {leads && can(role, leads.needs) ? <Link to={leads.to}>{value}</Link> : value}
    </span>
    <span className={styles.hint}>{hint}</span>
  </dd>
);

const Waiting = () => (
  <dd>
    <span className={styles.value}>
      <Skeleton component="span" display="inline-block" height={22} width={64} />
    </span>
    <span className={styles.hint}>&nbsp;</span>
  </dd>
);
