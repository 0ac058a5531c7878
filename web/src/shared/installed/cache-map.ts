import { keepMap } from '../../sw/worker-messages.ts';

/** Milliseconds: the screen that was opened has the network to itself. */
const calmMs = 5_000;
let isRequested = false;

const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
};

/**
 * Has the map's files fetched, so that it opens without a connection later: 490 kB for whoever plans, once a page and a
 * version. Not for who saves data: there they are kept at their first use.
 */
export function cacheMap(): void {
  if (isRequested || !('serviceWorker' in navigator) || savesData()) return;
  isRequested = true;
  setTimeout(() => {
    // Never there where the app has no worker.
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(keepMap));
  }, calmMs);
}
