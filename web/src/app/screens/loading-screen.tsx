import { t } from '../../shared/text/index.ts';
import styles from './loading-screen.module.css';

/** The full screen while the session or a screen loads. */
export const Pulse = () => (
  <div className={styles.ground} role="status" aria-label={t('common.loading')}>
    <img className={styles.logo} src="/favicon.svg" width={56} height={56} alt="" />
  </div>
);
