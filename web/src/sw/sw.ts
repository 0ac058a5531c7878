import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { Kept } from './kept.ts';
import { takeOver } from './words.ts';

/** Every file of this build; written in by the build itself (`web/service-worker.ts`). */
declare const BUILT: Kept[];
declare function skipWaiting(): Promise<void>;

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
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }));

// The screens of the very first visit come from here too. A later version waits until a member lets it in.
clientsClaim();
addEventListener('message', ({ data }) => {
  if (data === takeOver) void skipWaiting();
});
