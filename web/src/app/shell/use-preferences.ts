import { useEffect } from 'react';
import { ensurePreferencesCall } from '#shared/api/preferences-api.ts';
import { userPreferences } from '#shared/collections/user-preferences.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { commit, useJournal } from '../../shared/data/journal/index.ts';
import { readOnce, readOrCached } from '../../shared/data/watch-document.ts';
import { useCampaigns } from '../../shared/session/campaigns.ts';
import { receiveCustomSettings } from '../../shared/session/custom-settings.ts';
import { showPreferences } from '../../shared/session/save-preferences.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { showViews } from '../../shared/session/views.ts';
import { t } from '../../shared/text/index.ts';
import { language } from '../../shared/text/language.ts';
import { useAccent } from '../../shared/ui/accent.ts';
import { useDates } from '../../shared/ui/dates.ts';
import { useTheme } from '../../shared/ui/theme-mode.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { migrateOldSettings } from './migrate-old-settings.ts';

const stillWaits = () =>
  useJournal.getState().entries.some(({ operation }) => operation.table === 'user_preferences');

/** What this device shows by; each choice makes another one. */
const shown = () => [useTheme.getState().theme, useAccent.getState().accent, useDates.getState()];

/** The account's preferences. Who has none yet gets them: one call more, once. */
async function getOrCreate(uid: string) {
  const { value, stale } = await readOrCached(userPreferences, uid);
  if (value) return { stored: value, stale };
  await callEndpoint(ensurePreferencesCall, {});
  const made = await readOnce(userPreferences, uid);
  if (!made) throw new Error(t('errors.preferencesLoad'));
  return { stored: made, stale: false };
}

/** Preferences that nobody has touched yet take the language that their member already reads. */
async function inOwnLanguage(uid: string) {
  const { stored, stale } = await getOrCreate(uid);
  receiveCustomSettings(uid, stored.custom_settings);
  const isUntouched = stored.created_at.toMillis() === stored.updated_at.toMillis();
  if (!isUntouched || stored.language === language) return { stored, stale };
  await commit({ operation: 'update', table: 'user_preferences', id: uid, data: { language } });
  return { stored: { ...stored, language }, stale };
}

/**
 * Applies the account's preferences once; a choice made meanwhile on this device is newer and stays. So is what this
 * device shows by beside an answer that it kept itself: each choice is remembered here at once, answers when they come.
 */
async function follow(uid: string): Promise<void> {
  const before = shown();
  const { stored, stale } = await inOwnLanguage(uid);
  useCampaigns.setState({ count: stored.campaigns });
  followElsewhere();
  const isNewer = stale || stillWaits() || shown().some((value, at) => value !== before[at]);
  if (!isNewer) {
    showPreferences(stored);
    showViews(uid, stored);
  }
  await migrateOldSettings(uid, stored).then(
    (received) => {
      showPreferences(received);
      showViews(uid, received);
    },
    () => toast('warning', t('errors.preferencesSave')),
  );
}

let requested = false;
/** Changes of other campaigns wait on this device: whether the member is still in those, the server tells once. */
function followElsewhere(): void {
  const ask = () => {
    if (requested || useJournal.getState().elsewhere.length === 0) return;
    requested = true;
    import('../../shared/session/switch-campaign.ts')
      .then(({ listCampaigns }) => listCampaigns())
      .catch(() => {
        requested = false;
      });
  };
  ask();
  useJournal.subscribe(ask);
}

/** Keeps the shell to the member's preferences: it draws again, and every screen in it, when dates change their look. */
export function usePreferences(): void {
  const { uid } = useMember();
  useDates();
  useEffect(() => {
    follow(uid).catch(() => toast('warning', t('errors.preferencesLoad')));
  }, [uid]);
}
