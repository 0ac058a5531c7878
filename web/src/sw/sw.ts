import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { CachedFile } from './cached-files.ts';
import { dropFormer, isUsed, keepLater, laterFile } from './later-files.ts';
import { notPages } from './not-pages.ts';
import { keepMap, takeOver } from './worker-messages.ts';

/** Every file of this build; written in by the build itself (`web/service-worker.ts`). */
declare const BUILT: CachedFile[];
/** Those that are kept once they are used. */
declare const LATER: string[];
declare function skipWaiting(): Promise<void>;
/** What the browser waits for before it goes on with a worker, or ends it. */
type Lasting = { waitUntil(work: Promise<unknown>): void; data?: unknown };
declare function addEventListener(name: string, listener: (event: Lasting) => void): void;
const lasting = (work: () => Promise<unknown>) => (event: Lasting) =>
  event.waitUntil(work().catch(() => undefined));

/**
 * A host answers for a file that it lacks with index.html: while another version is being put up, that would be kept
 * as a screen's script for good. So such a version is not kept at all, and fetched again at the next look.
 */
const onlyItself: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const page = new URL(request.url).pathname === '/index.html';
    const html = response.headers.get('content-type')?.startsWith('text/html') === true;
    return response.ok && page === html ? response : null;
  },
};

// The files of the build and nothing else: no answer of the database or of an endpoint ever enters this cache.
addPlugins([onlyItself]);
precacheAndRoute(BUILT, { directoryIndex: '' });
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [...notPages] }));

const openCache = () => caches.open('hustings-later');
const fetched = (address: string) => fetch(address);
const keep = async () => keepLater(await openCache(), fetched, LATER);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && LATER.includes(url.pathname),
  async ({ url }) => laterFile(await openCache(), fetched, url.pathname),
);
// Who used it in a former version goes on using it without a connection.
addEventListener(
  'install',
  lasting(async () => (await isUsed(await openCache())) && keep()),
);
addEventListener(
  'activate',
  lasting(async () => dropFormer(await openCache(), LATER)),
);

// The screens of the very first visit come from here too. A later version waits until a member lets it in.
clientsClaim();
addEventListener('message', (event) => {
  if (event.data === takeOver) void skipWaiting();
  if (event.data === keepMap) lasting(keep)(event);
});
