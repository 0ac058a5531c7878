import type { ReactNode } from 'react';
import { t } from '../../text/index.ts';
import styles from './threshold.module.css';

/** A page for somebody who is signed in and has one thing to do before the app opens. `beside`: right in its header. */
export const Threshold = ({ beside, children }: { beside: ReactNode; children: ReactNode }) => (
  <div className={styles.frame}>
    <header className={styles.header}>
      <span className={styles.brand}>
        <img src="/favicon.svg" alt="" width={28} height={28} />
        {t('common.product')}
      </span>
      {beside}
    </header>
    <main className={styles.main}>{children}</main>
  </div>
);
