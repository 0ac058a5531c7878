import { keepInTab, keptInTab } from './tab-storage.ts';

/** Session storage key: the page inside the app that a signed-out visitor opened, path and search. */
const key = 'requestedPage';

/** Called before a signed-out visitor is sent to the sign-in screen. */
export const keepRequestedPage = (page: string): void => keepInTab(key, page);

export const forgetRequestedPage = (): void => keepInTab(key, null);

/** The page to open after signing in; null where there is none, or the storage holds something that is no page of the app. */
export function requestedPage(): string | null {
  const page = keptInTab(key);
  return page !== null && /^\/(?![/\\])/.test(page) ? page : null;
}
