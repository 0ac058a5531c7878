import { IconChevronDown, IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../shared/text/index.ts';
import { withTexts } from '../../shared/text/registry.ts';
import styles from './nav.module.css';

/** Names are read when somebody looks: a start does without both the reads and the code. */
const RecentList = lazy(() => import('./recent-list.tsx').then(withTexts));

/** The last records that this member opened. */
export function Recent() {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className={styles.item} aria-expanded={open} onClick={() => setOpen(!open)}>
        <IconHistory size={20} stroke={1.6} />
        <span className={styles.label}>{t('menu.recent.title')}</span>
        <span className={styles.chevron}>
          <IconChevronDown size={16} stroke={1.6} />
        </span>
      </button>
      {open && (
        <Suspense fallback={<p className={styles.quiet}>{t('common.loading')}</p>}>
          <RecentList />
        </Suspense>
      )}
    </li>
  );
}
