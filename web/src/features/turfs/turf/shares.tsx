import { showNumber } from '../../../shared/ui/format.ts';
import styles from './turf.module.css';

type Props = { title: string; shares: readonly { label: string; count: number }[] };

/** People by what came of it: each with its number, and a line as long as its share of the largest. */
export function Shares({ title, shares }: Props) {
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <div className={styles.shares}>
      <h3>{title}</h3>
      <dl>
        {shares.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.track} aria-hidden>
                <span style={{ inlineSize: `${(count / most) * 100}%` }} />
              </span>
              {showNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
