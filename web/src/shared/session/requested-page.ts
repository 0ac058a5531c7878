import { readFromTab, storeInTab } from './tab-storage.ts';

/** Session storage key: the page inside the app that a signed-out visitor opened, path and search. */
const key = 'requestedPage';

/** Called before a signed-out visitor is sent to the sign-in screen. */
export const storeRequestedPage = (page: string): void => storeInTab(key, page);

export const forgetRequestedPage = (): void => storeInTab(key, null);

/** The page to open after signing in; null where there is none, or the storage holds something that is no page of the app. */
export function requestedPage(): string | null {
  const page = readFromTab(key);
  return page !== null && /^\/(?![/\\])/.test(page) ? page : null;
}
