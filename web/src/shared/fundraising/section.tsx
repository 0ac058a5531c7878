import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

type Props = { title: string; hint?: string; action?: ReactNode; children: ReactNode };

/** A part of this screen under its heading. */
export function Section({ title, hint, action, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {hint && <p className={styles.quiet}>{hint}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
