import type { ReactNode } from 'react';
import styles from './chosen.module.css';

type TickProps = { label: string; checked: boolean; disabled?: boolean; toggle: () => void };

/** Chooses one row of a list. Out of the keyboard's way: on a row the space bar does it too. */
export const SelectRow = ({ label, toggle, ...box }: TickProps) => (
  <label className={styles.tick}>
    <input type="checkbox" tabIndex={-1} aria-label={label} onChange={toggle} {...box} />
  </label>
);

type BarProps = { label: string /** How many are chosen. */; count: string; children: ReactNode };

/** What can be done with the rows that are chosen, at the lower edge of the screen. */
export const SelectionBar = ({ label, count, children }: BarProps) => (
  <section className={styles.bar} aria-label={label}>
    <span className={styles.count} role="status">
      {count}
    </span>
    {children}
  </section>
);
