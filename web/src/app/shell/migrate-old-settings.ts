import type { Stored } from '#shared/collections/define.ts';
import type { userPreferences } from '#shared/collections/user-preferences.ts';
import { commit, useJournal } from '../../shared/data/journal/index.ts';
import { recall } from '../../shared/local-storage.ts';
import type { PreferenceData } from '../../shared/session/save-preferences.ts';

/** Local storage keys of earlier versions; spec §9. */
const oldKeys = ['dashboardLayout', 'notificationSettings', 'userSettings'] as const;

/**
 * Brings over what earlier versions kept in local storage, once: it is removed when the journal has it. Answers
 * with what it brought; one tab at a time, so that the next finds nothing.
 */
export async function migrateOldSettings(
  uid: string,
  stored: Stored<typeof userPreferences>,
): Promise<PreferenceData> {
  if (oldKeys.every((key) => recall(key) === null)) return {};
  const { fromOldSettings } = await import('./old-settings.ts');
  return navigator.locks.request('old-settings', async () => {
    const old = {
      dashboardLayout: recall('dashboardLayout'),
      notificationSettings: recall('notificationSettings'),
      userSettings: recall('userSettings'),
    };
    const data = fromOldSettings(old, stored);
    if (data) {
      const { synced } = await commit({ operation: 'update', table: 'user_preferences', id: uid, data });
      // A journal that this browser does not keep is none: then the server must have it first.
      if (!useJournal.getState().durable) await synced;
    }
    for (const key of oldKeys) localStorage.removeItem(key);
    return data ?? {};
  });
}
