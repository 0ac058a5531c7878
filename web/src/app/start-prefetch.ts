import { isDemo } from '../shared/demo/mode.ts';
import { featureAt, preload } from './features.ts';
import { fetchIndoors } from './member-frame.tsx';
import { routeIn } from './served-pages.ts';
import { recall } from './session/sign-in-hint.ts';
import { fetchAccount, findCached } from './session/start-session.ts';

/** Somebody was here before: their first screen comes while Auth is still asking. A failure is met when it is drawn. */
export function prefetchFor(pathname: string): void {
  fetchIndoors();
  preload(featureAt(pathname));
}

/**
 * The same, and what this device knows of them, before anything is drawn: the databases of a browser take their time to
 * open, and so does running what `first.js` has fetched.
 */
export function startPrefetch(): void {
  const hint = recall();
  if (!hint || isDemo) return;
  fetchAccount();
  const pathname = routeIn(location.hash);
  if (!featureAt(pathname)) return;
  findCached(hint);
  prefetchFor(pathname);
}
