import type { ReactNode } from 'react';
import styles from './record.module.css';

export type Fact = { label: string; value: ReactNode };

const Terms = ({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) => (
  <dl className={className}>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** What a record says, label beside value. */
export const Facts = (props: { facts: readonly Fact[] }) => <Terms {...props} className={styles.facts} />;

/** Its few numbers, large. */
export const Figures = (props: { facts: readonly Fact[] }) => <Terms {...props} className={styles.figures} />;
