import { useEffect } from 'react';
import { userPreferences } from '#shared/collections/user_preferences.ts';
import { useJournal } from '../../shared/data/journal/index.ts';
import { readOnce } from '../../shared/data/watch.ts';
import { useMember } from '../../shared/session/member.ts';
import { t } from '../../shared/text/index.ts';
import { chooseTheme, useTheme } from '../../shared/ui/theme-mode.ts';
import { toast } from '../../shared/ui/toasts.tsx';

const stillWaits = () =>
  useJournal.getState().entries.some(({ operation }) => operation.table === 'user_preferences');

/** Applies the account's theme once; a choice made meanwhile on this device is newer and stays. */
export function usePreferences(): void {
  const { uid } = useMember();
  useEffect(() => {
    const before = useTheme.getState().theme;
    readOnce(userPreferences, uid).then(
      (preferences) => {
        if (!preferences || stillWaits() || useTheme.getState().theme !== before) return;
        chooseTheme(preferences.theme);
      },
      () => toast('warning', t('errors.preferencesLoad')),
    );
  }, [uid]);
}
