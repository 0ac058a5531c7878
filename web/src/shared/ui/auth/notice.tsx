import type { ReactNode } from 'react';
import styles from './auth.module.css';

/** One thing to know, read out when it appears: `bad` at once, the others when the reader pauses. */
export function Notice({ kind, children }: { kind: 'info' | 'good' | 'bad'; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
