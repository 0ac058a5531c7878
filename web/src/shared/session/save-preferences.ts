import type { Editable } from '#shared/collections/define.ts';
import type { userPreferences } from '#shared/collections/user-preferences.ts';
import type { Language, Theme } from '#shared/themes.ts';
import { storeLanguage, switchLanguage } from '../text/choice.ts';
import { t } from '../text/index.ts';
import { language as currentLanguage } from '../text/language.ts';
import { chooseAccent, useAccent } from '../ui/accent.ts';
import { chooseDates, useDates } from '../ui/dates.ts';
import { chooseTheme, useTheme } from '../ui/theme-mode.ts';
import { commitWithToast, notifyIfFailed } from '../ui/toasts.tsx';
import { isBusy } from './sign-out.ts';

/** Preferences as they are stored; those left out stay as they are. */
export type PreferenceData = Editable<typeof userPreferences>;

/** Shows what of some preferences can be seen, on this device alone. */
export function showPreferences({
  theme,
  accent_color,
  language,
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
  if (language) showLanguage(language);
}

/** A page speaks one language for its life: another one starts it anew. Where that would lose something, the next start does. */
function showLanguage(next: Language): void {
  if (next === currentLanguage) return;
  if (isBusy()) storeLanguage(next);
  else switchLanguage(next);
}

const shown = (): PreferenceData => ({
  theme: useTheme.getState().theme,
  accent_color: useAccent.getState().accent,
  ...useDates.getState(),
});

/**
 * Shows preferences at once and keeps them with the member's account. What this device could not keep is said, and shown
 * as it was; never rejects. Resolves with whether they were kept.
 */
export async function savePreferences(uid: string, data: PreferenceData): Promise<boolean> {
  const { language, ...now } = data;
  const before = shown();
  showPreferences(now);
  const failed = t('errors.preferencesSave');
  const done = await notifyIfFailed(
    commitWithToast({ operation: 'update', table: 'user_preferences', id: uid, data }, failed),
    failed,
  );
  if (!done) showPreferences(before);
  else if (language) showLanguage(language);
  return done;
}

export const saveTheme = (uid: string, theme: Theme): Promise<boolean> => savePreferences(uid, { theme });
