import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { askForReview } from '../../../shared/data/journal/review.ts';
import { t } from '../../../shared/text/index.ts';
import styles from './frame.module.css';
import { useUnsent } from './sync-badge.tsx';

/** What was written down and not accepted: that it is not lost, and what to do about it. */
export function Refused() {
  const { refused, why } = useUnsent();
  if (refused === 0) return null;
  return (
    <section className={styles.refused} aria-label={t('canvass.refused.label')}>
      <IconAlertCircle size={24} aria-hidden />
      <div>
        <strong>{t('canvass.refused.title', { count: refused })}</strong>
        <p>{t('canvass.refused.hint', { why })}</p>
        <Button size="md" variant="default" aria-haspopup="dialog" onClick={askForReview}>
          {t('canvass.refused.look')}
        </Button>
      </div>
    </section>
  );
}
