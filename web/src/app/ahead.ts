import { isDemo } from '../shared/demo/mode.ts';
import { featureAt, preload } from './features.ts';
import { fetchIndoors } from './Indoors.tsx';
import { routeIn } from './served.ts';
import { recall } from './session/hint.ts';
import { fetchAccount, lookUp } from './session/start.ts';

/** Somebody was here before: their first screen comes while Auth is still asking. A failure is met when it is drawn. */
export function fetchAhead(pathname: string): void {
  fetchIndoors();
  preload(featureAt(pathname));
}

/**
 * The same, and what this device knows of them, before anything is drawn: the databases of a browser take their time to
 * open, and so does running what `first.js` has fetched.
 */
export function startAhead(): void {
  const hint = recall();
  if (!hint || isDemo) return;
  fetchAccount();
  const pathname = routeIn(location.hash);
  if (!featureAt(pathname)) return;
  lookUp(hint);
  fetchAhead(pathname);
}
