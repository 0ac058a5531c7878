import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import { percentOf } from '../turf-rates.ts';
import styles from './list.module.css';

/** How many of a turf's doors were tried; a dash while nobody knows. */
export function Bar({ done, of }: { done: number | null; of: number }) {
  if (done === null) return <span className={styles.soft}>–</span>;
  const text = t('turfs.doorsOf', { done: showNumber(done), of: showNumber(of) });
  return (
    <span className={styles.progress}>
      <span className={styles.track} aria-hidden>
        <span className={styles.done} style={{ inlineSize: `${percentOf(done, of) ?? 0}%` }} />
      </span>
      <span className={styles.tried}>{text}</span>
    </span>
  );
}
