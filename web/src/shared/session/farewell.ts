import { create } from 'zustand';
import { keepInTab, keptInTab } from './tab-storage.ts';

const key = 'saidAtSignIn';

/**
 * Why somebody stands before the sign-in form who did not go there by themself, in words. Ending a session starts
 * the page anew, so they are kept over one reload, and no longer.
 */
export const useFarewell = create<{ said: string | null }>(() => ({ said: keptInTab(key) }));
keepInTab(key, null);

export function sayAtSignIn(said: string): void {
  useFarewell.setState({ said });
  keepInTab(key, said);
}

/** The person goes on: what was said is old. */
export function hush(): void {
  if (useFarewell.getState().said === null) return;
  useFarewell.setState({ said: null });
  keepInTab(key, null);
}
