const isAt = (hash: string): boolean => /^#\/demo(?![^/?])/.test(hash);

/**
 * Whether this page is the demo: the whole app on data of its own that never leaves the browser. For the life of the
 * page, for the database that everything stands on is opened once; whoever crosses the line gets a new page.
 */
export const isDemo = isAt(globalThis.location?.hash ?? '');

/** What stands before every path of the demo; nothing elsewhere. */
export const demoBase = '/demo';

/** Out of the demo, to an address of the app: a new page, for what this one stands on is the demo's. */
export function leaveFor(address: string): void {
  // Not by the hash itself: the router would look for its own basename there before the page is gone.
  history.pushState(null, '', `#${address}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

globalThis.addEventListener?.('hashchange', () => {
  if (isAt(location.hash) !== isDemo) location.reload();
});
