import type { ErrorStatus, Severity } from '#shared/collections/error-groups.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './errors.module.css';

/** How grave an error is; only what is grave has a colour. */
export const SeverityMark = ({ of }: { of: Severity }) => (
  <span className={`${styles.severity} ${styles[of]}`}>{t(`reports.severity.${of}`)}</span>
);

export const StatusMark = ({ of }: { of: ErrorStatus }) => (
  <span className={of === 'open' ? undefined : styles.soft}>{t(`reports.status.${of}`)}</span>
);
