import { Link } from 'react-router-dom';
import { t } from '../../shared/text/index.ts';
import styles from './ways.module.css';

/** The two ways in. The demo is the app in another mode, fixed for a page's life: so a plain address, not the router's. */
export const Ways = () => (
  <p className={styles.ways}>
    <a href="/#/demo" className={styles.primary}>
      {t('landing.demo')}
    </a>
    <Link to="/auth?mode=signup" className={styles.secondary}>
      {t('landing.create')}
    </Link>
  </p>
);
