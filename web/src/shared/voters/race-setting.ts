import type { Stored } from '#shared/collections/define.ts';
import { voterSetting, voterSettings } from '#shared/collections/voter-settings.ts';
import { type Live, useLiveDocument } from '../data/live.ts';
import { watchDocumentState } from '../data/watch-document-state.ts';
import { currentMember } from '../session/session-store.ts';
import type { Subscribe } from './source.ts';

/** Whether an admin has turned race and ethnicity on, live; off while nobody can say. One read, and one for each change. */
export const raceSettingOf =
  (organization: string): Subscribe<boolean> =>
  (next, failed) =>
    watchDocumentState(
      voterSettings,
      organization,
      voterSetting,
      (state) => next(state.is === 'there' && state.value.race),
      failed,
    );

/** The same once, for an import; off where it cannot be read. */
export async function isRaceOn(): Promise<boolean> {
  const member = currentMember();
  if (!member) return false;
  let stop = () => {};
  return new Promise<boolean>((resolve, fail) => {
    stop = raceSettingOf(member.organization)(resolve, fail);
  })
    .catch(() => false)
    .finally(() => stop());
}

/** The setting with its reason, for the screen that shows it. */
export const useRaceSetting = (organization: string): Live<Stored<typeof voterSettings> | null> =>
  useLiveDocument(voterSettings, organization, voterSetting);
