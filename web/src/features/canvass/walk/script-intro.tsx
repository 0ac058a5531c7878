import { t } from '../../../shared/text/index.ts';
import styles from './door.module.css';

/** What whoever works with a script reads before and while working. */
export const Intro = ({ text }: { text: string }) =>
  text.trim() === '' ? null : (
    <details className={styles.history}>
      <summary>{t('canvass.person.intro')}</summary>
      <p className={styles.intro}>{text}</p>
    </details>
  );
