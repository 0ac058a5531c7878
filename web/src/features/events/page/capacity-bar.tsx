import styles from './event-page.module.css';

/** How full it is; nothing where there is no number to compare with. Its words stand beside it. */
export const CapacityBar = ({ capacity, taken }: { capacity: number | null; taken: number }) =>
  capacity === null || taken === 0 ? null : (
    <span className={styles.fill} aria-hidden>
      <span style={{ inlineSize: `${Math.min(100, (taken / capacity) * 100)}%` }} />
    </span>
  );
