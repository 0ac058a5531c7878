import { readFromTab, storeInTab } from './tab-storage.ts';

/** Session storage key: the address of the account with which somebody goes on in this tab by a step of their own. */
const key = 'goesOnAs';

/**
 * Somebody goes on in this tab with an account, and not to an invitation: only then does it get an organization of its
 * own by itself. A session that another tab began says nothing of what its person wants here. Null: no longer.
 */
export const continueAs = (email: string | null): void => storeInTab(key, email?.toLowerCase() ?? null);

export const isContinuingAs = (email: string): boolean => readFromTab(key) === email.toLowerCase();
