import { useState } from 'react';
import { useJournal } from '../../shared/data/journal/index.ts';
import { t } from '../../shared/text/index.ts';
import styles from './Changes.module.css';
import { FailedChanges } from './FailedChanges.tsx';

/** Says at the top of every screen what this device could not save, or cannot keep. */
export function Changes() {
  const failed = useJournal(({ entries }) => entries.filter(({ state }) => state.is === 'failed').length);
  const durable = useJournal((journal) => journal.durable);
  const [reviewing, setReviewing] = useState(false);
  return (
    <>
      {!durable && (
        <p className={styles.banner} role="status">
          {t('common.changes.storage')}
        </p>
      )}
      {failed > 0 && (
        <div className={styles.failed} role="status">
          <span>{t('common.changes.failed', { count: failed })}</span>
          <button type="button" className={styles.review} onClick={() => setReviewing(true)}>
            {t('common.changes.review')}
          </button>
        </div>
      )}
      {reviewing && <FailedChanges close={() => setReviewing(false)} />}
    </>
  );
}
