import {
  type QueryResult,
  type QuerySubscription,
  readPersistedResult,
  subscribeQuery,
  type Target,
} from './follow.ts';

/** `open`: pages that are listened to, whether they have come or not. */
export type Pages = { results: readonly (QueryResult | null)[]; open: number };

type PagesSpec = {
  /** Names the organization, and changes whenever the list does. */
  key: string;
  table: string;
  pagesMax: number;
  /** The page that begins at a value; the first one without. */
  page: (from?: unknown) => Target;
  /** What the page after this one begins at; undefined after the last one. */
  next: (result: QueryResult) => unknown;
};

/**
 * Listens to a list page after page, each kept on this device by itself. Where the first one comes from this device, those
 * after it are read from it side by side, and all are shown at once.
 */
export function subscribePages(
  { key, table, pagesMax, page, next }: PagesSpec,
  show: (pages: Pages) => void,
  failed: (error: unknown, pages: Pages) => void,
): QuerySubscription {
  const opened: QuerySubscription[] = [];
  const results: (QueryResult | null)[] = [];
  let isOver = false;
  const keyOf = (at: number) => `${key} page ${at}`;
  const pages = (): Pages => ({ results: [...results], open: opened.length });

  function open(at: number, from: unknown, stored: QueryResult | null): void {
    opened[at] = subscribeQuery(
      { key: keyOf(at), table, targets: () => [page(from)], stored },
      (result) => {
        results[at] = result;
        const isFirstStored = at === 0 && result?.stale === true && opened.length === 1;
        if (isFirstStored && next(result) !== undefined) void openStored();
        else {
          openNext(at);
          show(pages());
        }
      },
      (error) => failed(error, pages()),
    );
  }

  /** Opens the page after one, if there is any and nobody listens to it. `stored`: what this device has of it. */
  function openNext(at: number, stored: QueryResult | null = null): void {
    const result = results[at];
    const from = result && next(result);
    if (from === undefined || from === null || at + 1 >= pagesMax || opened[at + 1]) return;
    if (stored) results[at + 1] = stored;
    open(at + 1, from, stored);
  }

  async function openStored(): Promise<void> {
    const keys = Array.from({ length: pagesMax - 1 }, (_, place) => keyOf(place + 1));
    const found = await Promise.all(keys.map(readPersistedResult));
    if (isOver) return;
    // The server may have answered meanwhile: what it has opened stays.
    for (const [place, stored] of found.entries()) if (results.length === place + 1) openNext(place, stored);
    show(pages());
  }

  open(0, undefined, null);
  return {
    stop() {
      isOver = true;
      for (const one of opened) one.stop();
    },
    again() {
      for (const one of opened) one.again();
    },
  };
}
