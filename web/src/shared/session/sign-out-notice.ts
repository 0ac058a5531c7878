import { create } from 'zustand';
import { readFromTab, storeInTab } from './tab-storage.ts';

const key = 'saidAtSignIn';

/**
 * Why somebody stands before the sign-in form who did not go there by themself, in words. Ending a session starts
 * the page anew, so they are kept over one reload, and no longer.
 */
export const useSignOutNotice = create<{ message: string | null }>(() => ({ message: readFromTab(key) }));
storeInTab(key, null);

export function setSignOutNotice(message: string): void {
  useSignOutNotice.setState({ message });
  storeInTab(key, message);
}

/** The person goes on: what was said is old. */
export function clearSignOutNotice(): void {
  if (useSignOutNotice.getState().message === null) return;
  useSignOutNotice.setState({ message: null });
  storeInTab(key, null);
}
