import { t } from '../../../shared/text/index.ts';
import type { Donation } from '../data.ts';
import styles from './status.module.css';

/** A gift's status; only what needs attention has a colour. */
export const StatusMark = ({ status }: { status: Donation['status'] }) => (
  <span className={styles[status]}>{t(`fundraising.status.${status}`)}</span>
);
