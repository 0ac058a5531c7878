import * as z from 'zod/mini';
import { scriptBodyMax } from '#shared/collections/scripts.ts';
import { isBlocking, problemsIn } from '#shared/domain/surveys/check-script.ts';
import { scriptBody } from '#shared/domain/surveys/script.ts';
import { scriptChannels } from '#shared/domain/surveys/script-channels.ts';
import { t } from '../../shared/text/index.ts';
import { download } from '../../shared/ui/download.ts';
import { type Draft, tidied } from './editor/edit-script.ts';
import { formatProblem } from './format-problem.ts';

/** A script as a file: to be kept, or handed to another campaign. */
const scriptFile = z.object({
  hustings: z.literal('script'),
  version: z.literal(1),
  name: z.string().check(z.minLength(1)),
  channel: z.enum(scriptChannels),
  body: scriptBody,
});

/** Bytes; the largest script that is kept, with room for line breaks. */
const fileMax = scriptBodyMax * 4;

export const scriptJson = ({ name, channel, body }: Draft): string =>
  JSON.stringify({ hustings: 'script', version: 1, name, channel, body }, null, 2);

/** Letters and figures of a name, for a file's. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'script';

export const exportScript = (draft: Draft): void =>
  download(new Blob([scriptJson(draft)], { type: 'application/json' }), `${slug(draft.name)}.json`);

/** A script out of a file's text; else why it cannot be used, in words. */
export function readScript(text: string): { draft: Draft } | { why: string } {
  const wrong = { why: t('scriptEditor.file.notOne') };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return wrong;
  }
  const read = scriptFile.safeParse(json);
  if (!read.success) return wrong;
  const { name, channel, body } = read.data;
  const draft = tidied({ name, channel, body });
  const problem = problemsIn(draft.body, scriptBodyMax).find(isBlocking);
  return problem ? { why: formatProblem(problem, draft.body) } : { draft };
}

export async function readFile(file: File): Promise<{ draft: Draft } | { why: string }> {
  if (file.size > fileMax) return { why: t('scriptEditor.file.notOne') };
  return readScript(await file.text());
}
