import type { Request } from '@playwright/test';

/** What the app is made of; nothing else may be asked for. */
const ownFile = /^\/(?:$|(?:assets|icons|pictures)\/|[\w-]+\.(?:html|js|svg|png|txt|webmanifest)$)/;

/** A tab, or a browser with its workers. */
type Asking = { on: (event: 'request', listener: (request: Request) => void) => unknown };

/** Hears of every request that is not for one of the app's own files, whatever becomes of it. */
export function leaks(from: Asking, origin: string): string[] {
  const found: string[] = [];
  from.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol === 'blob:' || url.protocol === 'data:') return;
    if (request.method() !== 'GET' || url.origin !== origin || !ownFile.test(url.pathname))
      found.push(`${request.method()} ${request.url()}`);
  });
  return found;
}
