import { t } from '../../../shared/text/index.ts';
import type { CallList } from '../data.ts';
import styles from './step.module.css';

/** What the organizers ask of callers; folded away, for it is read once. */
export const Instructions = ({ list: { instructions } }: { list: CallList }) =>
  instructions === null ? null : (
    <details className={styles.folded}>
      <summary>{t('calls.call.instructions')}</summary>
      <p className={styles.said}>{instructions}</p>
    </details>
  );
