import { t } from '../../text/index.ts';
import styles from './auth.module.css';
import type { Progress } from './use-progress.ts';

/** The form's one primary action. It keeps its place while busy, and the keyboard's focus with it. */
export function Submit({ progress, children }: { progress: Progress; children: string }) {
  const busy = progress.is === 'busy';
  return (
    <button type="submit" className={styles.primary} aria-disabled={busy || undefined}>
      {busy ? t('auth.working') : children}
    </button>
  );
}
