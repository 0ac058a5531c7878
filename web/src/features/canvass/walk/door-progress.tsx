import { t } from '../../../shared/text/index.ts';
import { showNumber } from '../../../shared/ui/format.ts';
import styles from '../cards.module.css';
import type { Walk } from './walk-model.ts';

/** `23 of 41 doors`, with a bar. */
export function Progress({ of: { done, of } }: { of: Pick<Walk, 'done' | 'of'> }) {
  const text = t('canvass.progress', { done: showNumber(done), of: showNumber(of) });
  return (
    <div className={styles.progress}>
      <progress max={Math.max(of, 1)} value={done} aria-label={t('canvass.progressLabel')} />
      <span className="figures">{text}</span>
    </div>
  );
}
