import { messageFor } from '../../../shared/data/error-messages.ts';
import { currentMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { openImporter } from '../../../shared/voter-reading/importer.ts';
import type { FilePart } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { currentFile } from '../../../shared/voters/current-file.ts';
import { isRaceOn } from '../../../shared/voters/race-setting.ts';
import { refusedTexts } from '../format-import.ts';
import { formerChunk, formerOf, holdFormer } from './former-file.ts';
import { sendPacked } from './send-packed.ts';
import { at, reset, show } from './voter-wizard-state.ts';

/** Takes race and ethnicity out of the file at once, where they were turned off and nobody imports a newer one. */
export const removeRace = (): Promise<void> =>
  packWithout('race', t('voterFiles.race.title'), async () => false);

/**
 * Takes away what a file brought that was joined to the voters: the current file is packed again without it, and sent like any
 * other, so that this can be undone too.
 */
export const removePart = (part: FilePart): Promise<void> => packWithout(part.id, part.file_name, isRaceOn);

async function packWithout(part: string, name: string, isOn: () => Promise<boolean>): Promise<void> {
  const signal = reset();
  const member = currentMember();
  if (!member) return;
  show({ is: 'reading', name });
  const importer = openImporter({ progress: () => undefined, formerChunk });
  at.importer = importer;
  try {
    const current = await currentFile();
    if (signal.aborted || !current) return;
    holdFormer(current);
    const race = current.file.race === true && (await isOn());
    if (signal.aborted) return;
    const former = formerOf(current.file);
    const reply = await importer.remove({ former, part });
    if (signal.aborted) return;
    if (reply.is === 'refused file') return show({ is: 'file', refused: reply, why: null });
    const { source, dated, permitted_use, expires } = former.head;
    const built = await importer.build(
      {
        ...{ fileId: crypto.randomUUID(), organization: member.organization, member: member.uid, former },
        ...{ source: { source, dated, permitted_use, expires }, part: null, without: part, race },
      },
      refusedTexts(),
    );
    if (!signal.aborted && built.is === 'built') void sendPacked(built.packed);
  } catch (error) {
    if (!signal.aborted) show({ is: 'file', refused: null, why: messageFor(error) });
  } finally {
    holdFormer(null);
  }
}
