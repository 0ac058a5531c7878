import type { Editable } from '#shared/collections/define.ts';
import type { userPreferences } from '#shared/collections/user_preferences.ts';
import type { Theme } from '#shared/themes.ts';
import { t } from '../text/index.ts';
import { chooseAccent } from '../ui/accent.ts';
import { chooseDates } from '../ui/dates.ts';
import { chooseTheme } from '../ui/theme-mode.ts';
import { save } from '../ui/toasts.tsx';

/** Preferences as they are stored; those left out stay as they are. */
export type PreferenceData = Editable<typeof userPreferences>;

/** Shows what of some preferences can be seen, on this device alone. */
export function showPreferences({
  theme,
  accent_color,
  timezone,
  date_format,
  time_format,
}: PreferenceData): void {
  if (theme) chooseTheme(theme);
  if (accent_color) chooseAccent(accent_color);
  chooseDates({
    ...(timezone !== undefined && { timezone }),
    ...(date_format && { date_format }),
    ...(time_format && { time_format }),
  });
}

/** Shows preferences at once and keeps them with the member's account. */
export function keepPreferences(uid: string, data: PreferenceData): Promise<void> {
  showPreferences(data);
  return save({ operation: 'update', table: 'user_preferences', id: uid, data }, t('errors.preferencesSave'));
}

export const keepTheme = (uid: string, theme: Theme): Promise<void> => keepPreferences(uid, { theme });
