import type { BrowserContext } from '@playwright/test';
import { documents } from './emulators.ts';

type Write = { update?: { name: string }; updateMask?: unknown; delete?: string };

const exists = async (name: string): Promise<boolean> => {
  const path = name.slice(name.indexOf('/documents/') + '/documents'.length);
  const answer = await fetch(documents + path, { headers: { authorization: 'Bearer owner' } });
  return answer.ok;
};

/** Whether the server has what a refused request was to write, so that it had taken it before: a change of fields never is. */
async function isDone(body: string): Promise<boolean> {
  const { writes }: { writes: Write[] } = JSON.parse(body);
  const done = writes.map(async ({ update, updateMask, delete: erased }) => {
    if (erased) return !(await exists(erased));
    return update !== undefined && updateMask === undefined && (await exists(update.name));
  });
  return (await Promise.all(done)).every(Boolean);
}

/** The browser's own line of a write that the rules refuse; it does not say which. */
export const ofRefusedWrite = /status of 403 \(Forbidden\) \S+documents:commit/;

/**
 * Follows what a browser's pages are refused to write: what was asked and answered, or null where it had arrived before
 * and was sent again, for the tab or the network was gone before the answer came (decision 3).
 */
export function watchRefused(context: BrowserContext, refused: Promise<string | null>[]): void {
  context.on('response', (response) => {
    if (response.status() !== 403 || !response.url().includes('documents:commit')) return;
    const body = response.request().postData() ?? '{"writes":[{}]}';
    const why = response.text().catch(() => 'its page was left');
    refused.push(isDone(body).then(async (is) => (is ? null : `${body} was answered ${await why}`)));
  });
}
