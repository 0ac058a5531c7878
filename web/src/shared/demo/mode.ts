const isAt = (hash: string): boolean => /^#\/demo(?![^/?])/.test(hash);

/**
 * Whether this page is the demo: the whole app on data of its own that never leaves the browser. For the life of the
 * page, for the database that everything stands on is opened once; whoever crosses the line gets a new page.
 */
export const isDemo = isAt(globalThis.location?.hash ?? '');

/** What stands before every path of the demo; nothing elsewhere. */
export const demoBase = '/demo';

globalThis.addEventListener?.('hashchange', () => {
  if (isAt(location.hash) !== isDemo) location.reload();
});
