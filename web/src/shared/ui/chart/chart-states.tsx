import styles from './chart.module.css';

/** A chart whose bars are on their way. */
export const ChartWaiting = () => <div className={styles.waiting} />;

/** Why there are no bars. */
export const NoChart = ({ children }: { children: string }) => <p className={styles.none}>{children}</p>;
