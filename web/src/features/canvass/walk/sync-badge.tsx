import { IconAlertCircle, IconCircleCheck, IconCloudUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { Entry } from '../../../shared/data/journal/index.ts';
import { useJournal } from '../../../shared/data/journal/index.ts';
import { askForReview } from '../../../shared/data/journal/review.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './frame.module.css';

/** What a canvasser writes. */
const tables: readonly string[] = ['voter_events', 'voter_additions', 'correction_proposals'];

/** What was written down at doors and has not arrived. `why`: the reason of the first that was refused. */
export function useUnsent(): { waiting: number; refused: number; why: string } {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const own = entries.filter(({ operation }) => tables.includes(operation.table));
    const failed = own.flatMap(({ state }: Entry) => (state.is === 'failed' ? [state.why] : []));
    return { waiting: own.length - failed.length, refused: failed.length, why: failed[0] ?? '' };
  }, [entries]);
}

/** `12 unsent`, `All sent`, or what was refused and the way to settle it. */
export function SyncBadge() {
  const { waiting, refused, why } = useUnsent();
  if (refused > 0)
    return (
      <button
        type="button"
        className={styles.badge}
        data-sync="refused"
        title={t('canvass.sync.refusedHint', { why })}
        aria-haspopup="dialog"
        onClick={askForReview}
      >
        <IconAlertCircle size={18} aria-hidden />
        {t('canvass.sync.refused', { count: refused })}
        <span className="visually-hidden">{t('canvass.sync.refusedHint', { why })}</span>
      </button>
    );
  const is = waiting > 0 ? 'unsent' : 'sent';
  return (
    <span
      className={styles.badge}
      data-sync={is}
      title={t(is === 'unsent' ? 'canvass.sync.waitsHint' : 'canvass.sync.sentHint')}
    >
      {is === 'unsent' ? (
        <IconCloudUpload size={18} aria-hidden />
      ) : (
        <IconCircleCheck size={18} aria-hidden />
      )}
      {is === 'unsent' ? t('canvass.sync.unsent', { count: waiting }) : t('canvass.sync.sent')}
    </span>
  );
}
