import type { Page } from '@playwright/test';

/**
 * Follows what a page asks Firestore for of one collection: `ids`, the ids of documents that it listens to, and
 * `tooSoon`, those of them whose first write the server had not taken yet.
 */
export function watchDocumentReads(page: Page, collection: string): { ids: string[]; tooSoon: string[] } {
  const seen = { ids: [] as string[], tooSoon: [] as string[] };
  const waiting = new Set<string>();
  const idIn = (text: string, before: string): string | undefined =>
    new RegExp(`${before}[^\\]]*?/${collection}/([\\w-]+)"`).exec(text)?.[1];
  const sent = (body: string | null) => decodeURIComponent((body ?? '').replaceAll('+', ' '));
  page.on('request', (request) => {
    const body = sent(request.postData());
    const written = request.url().includes(':commit') ? idIn(body, '"update":') : undefined;
    if (written) waiting.add(written);
    for (const target of body.split('"addTarget"').slice(1)) {
      const id = idIn(target, '"documents":');
      if (!id) continue;
      seen.ids.push(id);
      if (waiting.has(id)) seen.tooSoon.push(id);
    }
  });
  page.on('response', (response) => {
    const id = response.url().includes(':commit') && idIn(sent(response.request().postData()), '"update":');
    if (id) waiting.delete(id);
  });
  return seen;
}
