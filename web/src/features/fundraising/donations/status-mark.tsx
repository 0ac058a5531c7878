import { showStored } from '../../../shared/area/area.ts';
import { type Donation, donationArea } from '../../../shared/fundraising/fundraising-areas.ts';
import styles from './status.module.css';

/** A gift's status; only what needs attention has a colour. */
export const StatusMark = ({ status }: { status: Donation['status'] }) => (
  <span className={styles[status]}>{showStored(donationArea.collection, 'status', status)}</span>
);
