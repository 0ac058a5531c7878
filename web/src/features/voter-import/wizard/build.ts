import { wordsFor } from '../../../shared/data/errors.ts';
import { currentMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { currentFile } from '../../../shared/voters/current-file.ts';
import type { VoterFile } from '../../../shared/voters/source.ts';
import { refusedWords } from '../words.ts';
import type { Importer } from '../worker/importer.ts';
import type { BuildOrder } from '../worker/protocol.ts';
import { toldOf } from './draft.ts';
import { holdFormer } from './former.ts';
import { sendKept } from './send.ts';
import { at, newLife, show, stepNow } from './state.ts';

/** Browsers name a full disk in the error that a write ends with. */
const wordsOf = (error: unknown): string => {
  const said = wordsFor(error);
  return /quota/i.test(`${said} ${String(error)}`) ? t('voterImport.build.full') : said;
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
  const order = { organization: member.organization, member: member.uid, told: toldOf(chosen.draft) };
  try {
    show({ is: 'building', chosen, preview, former: null, working });
    const former = await currentFile();
    if (signal.aborted) return;
    holdFormer(former);
    show({ is: 'building', chosen, preview, former: former?.file ?? null, working });
    const kept = await build(importer, former?.file ?? null, order);
    if (signal.aborted) return;
    if (!kept) show({ ...step, why: null });
    else if (former) show({ is: 'changes', kept, former: former.file, preview });
    else void sendKept(kept);
  } catch (error) {
    if (!signal.aborted) show({ ...step, why: wordsOf(error) });
  } finally {
    holdFormer(null);
  }
}

const formerOf = ({ id, chunks, elections }: VoterFile): BuildOrder['former'] => ({
  id,
  chunks: chunks.length,
  elections,
});

async function build(
  importer: Importer,
  former: VoterFile | null,
  order: Omit<BuildOrder, 'fileId' | 'former'>,
) {
  const fileId = crypto.randomUUID();
  const reply = await importer.build(
    { ...order, fileId, former: former && formerOf(former) },
    refusedWords(),
  );
  return reply.is === 'built' ? reply.kept : null;
}
