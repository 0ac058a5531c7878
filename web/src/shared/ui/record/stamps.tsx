import type { Instant } from '#shared/collections/define.ts';
import { t } from '../../text/index.ts';
import { showAgo } from '../format.ts';
import styles from './record.module.css';

type Props = { record: { created_at: Instant; updated_at: Instant } };

/** How old a record is. */
export function Stamps({ record }: Props) {
  const now = Date.now();
  const added = t('list.added', { when: showAgo(record.created_at.toMillis(), now) });
  const changed = t('list.changed', { when: showAgo(record.updated_at.toMillis(), now) });
  return (
    <p className={styles.stamps}>
      {added} · {changed}
    </p>
  );
}
