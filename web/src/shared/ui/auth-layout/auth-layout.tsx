import type { ReactNode } from 'react';
import { t } from '../../text/index.ts';
import styles from './threshold.module.css';

/** A page for somebody who is signed in and has one thing to do before the app opens. `aside`: right in its header. */
export const AuthLayout = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={styles.frame}>
    <header className={styles.header}>
      <span className={styles.brand}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        {t('common.product')}
      </span>
      {aside}
    </header>
    <main className={styles.main}>{children}</main>
  </div>
);
