import { keepInTab, keptInTab } from '../../session/tab-storage.ts';
import { forget, recall, remember } from '../../ui/remembered.ts';

/** Session storage key: the demo of this tab, once something of it was packed. */
const tabKey = 'demoCarryTab';
/** Local storage key: what was packed. */
export const carriedKey = 'demoCarry';
/** Local storage key: the account that was made in the tab of a demo. */
const claimKey = 'demoCarryFor';

/** This tab's demo; the same for as long as the tab lives. */
export function demoOfTab(): string {
  const id = keptInTab(tabKey) ?? crypto.randomUUID();
  keepInTab(tabKey, id);
  return id;
}

/** Whether anything is packed in this browser; for whom, a later part of the page finds out. */
export function hasCarry(): boolean {
  try {
    return carriedKey in localStorage;
  } catch {
    return false;
  }
}

/**
 * An account was made in this tab. What was entered in the demo of this very tab is for it: on a shared device others
 * open tabs of their own, and who goes on in this one could as well look into the demo.
 */
export function claimCarry(uid: string): void {
  const demo = keptInTab(tabKey);
  if (demo !== null && hasCarry()) remember(claimKey, [uid, demo, Date.now()].join('/'));
}

/** `at`: when the account was made, in milliseconds since 1970 by this device. */
export type Claim = { uid: string; demo: string; at: number };

/** Who may have what was packed in this browser. */
export function readClaim(): Claim | null {
  const [uid, demo, at] = recall(claimKey)?.split('/') ?? [];
  return uid && demo && at ? { uid, demo, at: Number(at) } : null;
}

export const forgetClaim = (): void => forget(claimKey);
