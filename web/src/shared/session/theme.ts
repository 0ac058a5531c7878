import type { Theme } from '#shared/themes.ts';
import { chooseTheme } from '../ui/theme-mode.ts';
import { save } from '../ui/toasts.tsx';

/** Shows a theme at once and keeps it with the member's account. */
export function keepTheme(uid: string, theme: Theme): Promise<void> {
  chooseTheme(theme);
  return save({ operation: 'update', table: 'user_preferences', id: uid, data: { theme } });
}
