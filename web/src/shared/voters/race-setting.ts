import type { Stored } from '#shared/collections/define.ts';
import { voterSetting, voterSettings } from '#shared/collections/voter-settings.ts';
import { type Live, useLiveDocument } from '../data/live.ts';
import { watchDocumentState } from '../data/watch-document-state.ts';
import { currentMember } from '../session/session-store.ts';
import { formatTrouble } from './format-trouble.ts';
import type { DocumentState, Subscribe } from './source.ts';

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

/** The same once, for an import, which would lose columns on a guess: rejects in words where the server has not said. */
export async function isRaceOn(): Promise<boolean> {
  const unreached = (cause?: unknown) => new Error(formatTrouble('unreached', null), { cause });
  const member = currentMember();
  if (!member) throw unreached();
  const { organization } = member;
  let stop = () => {};
  const state = await new Promise<DocumentState<Stored<typeof voterSettings>>>((resolve, fail) => {
    stop = watchDocumentState(voterSettings, organization, voterSetting, resolve, fail);
  })
    .catch((error: unknown) => {
      throw unreached(error);
    })
    .finally(() => stop());
  if (state.is === 'unseen') throw unreached();
  return state.is === 'there' && state.value.race;
}

/** The setting with its reason, for the screen that shows it. */
export const useRaceSetting = (organization: string): Live<Stored<typeof voterSettings> | null> =>
  useLiveDocument(voterSettings, organization, voterSetting);
