import { IconMoon, IconSun } from '@tabler/icons-react';
import { saveTheme } from '../../shared/session/save-preferences.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { toggled, useTheme } from '../../shared/ui/theme-mode.ts';
import styles from './nav.module.css';

/** Light from dark and from system, dark from light; kept with the account. */
export function ThemeToggle() {
  const { uid } = useMember();
  const { theme, shown } = useTheme();
  const Icon = shown === 'dark' ? IconSun : IconMoon;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t('common.theme.toggle')}
      title={t('common.theme.toggle')}
      onClick={() => void saveTheme(uid, toggled(theme))}
    >
      <Icon size={20} stroke={1.6} />
    </button>
  );
}
