import { showNumber } from '../format.ts';
import styles from './import-figures.module.css';

export type Figure = { name: string; value: number; tone?: 'good' | 'bad'; hint?: string };

/** A row of numbers with their names. A good or bad number has its colour only when there is one. */
export const Figures = ({ of }: { of: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {of.map(({ name, value, tone, hint }) => (
      <div key={name} className={styles.figure}>
        <dt>{name}</dt>
        <dd data-tone={value > 0 ? tone : undefined}>{showNumber(value)}</dd>
        {hint && <dd className={styles.hint}>{hint}</dd>}
      </div>
    ))}
  </dl>
);
