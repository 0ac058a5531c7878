import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './figure-row.module.css';

/** A number with what it is to be compared with; `to` leads to what is behind it. */
export type RowFigure = { label: string; value: ReactNode; hint: ReactNode; to?: string | undefined };

type Props = {
  /** For those who do not see that the numbers belong together. */
  title: string;
  figures: readonly RowFigure[];
  /** Whether the first one stands across the others where it is narrow; else the last one does. */
  lead?: boolean;
};

/** Numbers side by side, in pairs where it is narrow: on a phone, or in a narrow column of a wide screen. */
export function FigureRow({ title, figures, lead = false }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.row}>
      <h2 id={id} className="visually-hidden">
        {title}
      </h2>
      <dl className={styles.figures} data-lead={lead}>
        {figures.map(({ label, value, hint, to }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>
              <span className={`${styles.value} figures`}>{to ? <Link to={to}>{value}</Link> : value}</span>
              <span className={styles.hint}>{hint}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
