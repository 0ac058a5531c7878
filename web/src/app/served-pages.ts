import { publicRoutes } from '../features/public/index.ts';
import { fetchPage } from '../shared/ui/lazy-page.tsx';
import { startIfKnown } from './session/start-session.ts';

/** The hash of an address that a visitor may have been sent with: an anchor of a text is no address of the router. */
export const routeIn = (hash: string): string =>
  hash.startsWith('#/') ? hash.slice(1).replace(/\?.*/, '') : '/';

/**
 * The public pages have real addresses, and the router reads the hash alone: `/pricing` becomes `/#/pricing`. Null where
 * it is no such address.
 */
export function pageAddress({ pathname, hash }: { pathname: string; hash: string }): string | null {
  const page = pathname.replace(/\/$/, '');
  if (!publicRoutes.some(({ path }) => path === page)) return null;
  return routeIn(hash) === '/' ? `/#${page}` : `/${hash}`;
}

/** Resolves when no finger, and no button of a mouse, is on the page (web/first.js). */
async function untilReleased(page: HTMLElement): Promise<void> {
  while (page.hasAttribute('data-pressed')) await new Promise((done) => setTimeout(done, 30));
}

/**
 * Makes way for the app. What the host has sent of a public page stays until the same page can be drawn in one stroke;
 * what `first.js` hid is dropped, for somebody else's screen comes.
 */
export async function takeOver(root: HTMLElement): Promise<void> {
  const page = document.documentElement;
  await makeWay(root, page);
  // From here on every button is the app's, whatever page it draws: `first.js` lets them be.
  page.removeAttribute('data-served');
}

async function makeWay(root: HTMLElement, page: HTMLElement): Promise<void> {
  if (page.hasAttribute('data-starting')) {
    root.replaceChildren();
    page.removeAttribute('data-starting');
  }
  if (!root.firstElementChild) return;
  const route = routeIn(location.hash);
  const shown = publicRoutes.find(({ path }) => path === (route === '/' ? '*' : route));
  if (!shown) return;
  if (shown.path === '*') startIfKnown();
  // Where it fails, the app meets it and says so.
  await fetchPage(shown.load).catch(() => undefined);
  await untilReleased(page);
}
