import { messageFor } from '../../../shared/data/error-messages.ts';
import { currentMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import type { Importer } from '../../../shared/voter-reading/importer.ts';
import type { BuildOrder, FilePart, Preview } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { currentFile } from '../../../shared/voters/current-file.ts';
import { isRaceOn } from '../../../shared/voters/race-setting.ts';
import type { VoterFile } from '../../../shared/voters/source.ts';
import { refusedTexts } from '../format-import.ts';
import { formerOf, holdFormer } from './former-file.ts';
import { sourceOf } from './import-draft.ts';
import { sendPacked } from './send-packed.ts';
import { at, type Chosen, newLife, show, stepNow } from './voter-wizard-state.ts';

/** Browsers name a full disk in the error that a write ends with. */
const messageOf = (error: unknown): string => {
  const message = messageFor(error);
  return /quota/i.test(`${message} ${String(error)}`) ? t('voterImport.build.full') : message;
};

/**
 * Packs what was checked, compared with the file that the campaign works with. A first file is sent at once; of a newer
 * one is told first what it changes.
 */
export async function buildFile(): Promise<void> {
  const step = stepNow();
  const member = currentMember();
  const { importer } = at;
  if (!importer || !member || step.is !== 'preview') return;
  const { chosen, preview } = step;
  const signal = newLife();
  const working = { progress: null, since: performance.now() };
  const race = chosen.kind === 'voters' ? chosen.race : true;
  const order = {
    organization: member.organization,
    member: member.uid,
    source: sourceOf(chosen.draft),
    part: partOf(chosen, preview),
    without: chosen.replaces,
  };
  try {
    show({ is: 'building', chosen, preview, former: null, working });
    const former = await currentFile();
    if (signal.aborted) return;
    holdFormer(former);
    show({ is: 'building', chosen, preview, former: former?.file ?? null, working });
    // Asked only where there are such columns: an import of others does not need the answer.
    const hasRace = preview.race.length > 0 || former?.file.race === true;
    const isWithRace = race && hasRace && (await isRaceOn());
    if (signal.aborted) return;
    const packed = await build(importer, former?.file ?? null, { ...order, race: isWithRace });
    if (signal.aborted) return;
    if (!packed) show({ ...step, why: null });
    else if (former) show({ is: 'changes', packed, former: former.file, preview });
    else void sendPacked(packed);
  } catch (error) {
    if (!signal.aborted) show({ ...step, why: messageOf(error) });
  } finally {
    holdFormer(null);
  }
}

/** What is kept of a file that is joined to the voters; null for one of voters. */
function partOf({ kind, facts, draft }: Chosen, { rows, joined }: Preview): FilePart | null {
  if (kind === 'voters' || !joined) return null;
  return {
    id: crypto.randomUUID(),
    kind,
    file_name: facts.name.trim().slice(0, 200).trim() || kind,
    ...sourceOf(draft),
    rows,
    matched: joined.matched,
    columns: joined.columns,
    ...(kind === 'data' && { uses: [...draft.uses] }),
  };
}

async function build(
  importer: Importer,
  former: VoterFile | null,
  order: Omit<BuildOrder, 'fileId' | 'former'>,
) {
  const fileId = crypto.randomUUID();
  const reply = await importer.build(
    { ...order, fileId, former: former && formerOf(former) },
    refusedTexts(),
  );
  return reply.is === 'built' ? reply.packed : null;
}
