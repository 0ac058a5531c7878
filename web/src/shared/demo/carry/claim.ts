import { sampleCampaigns } from '#shared/demo/sample-campaigns.ts';
import { forget, recall, remember } from '../../local-storage.ts';
import { readFromTab, storeInTab } from '../../session/tab-storage.ts';
import { keyEnd } from '../campaign-of-tab.ts';
import { keysFrom } from '../storage-keys.ts';

/** Session storage key: the demo of this tab, once something of it was packed. */
const tabKey = 'demoCarryTab';
const packed = 'demoCarry/';
/** Local storage key: what was packed of a demo. */
export const carriedKey = (demo: string): string => packed + demo;
/** Local storage key: how far it has been put in. */
export const progressKey = (demo: string): string => `demoCarryProgress/${demo}`;
/** Local storage key: the account that was made in the tab of a demo. */
const claimKey = (demo: string): string => `demoCarryFor/${demo}`;

/** This tab's demo of a campaign; the same for as long as the tab lives. */
export function demoOfTab(organization: string): string {
  const id = readFromTab(tabKey) ?? crypto.randomUUID();
  storeInTab(tabKey, id);
  return id + keyEnd(organization);
}

/** This tab's demos of all campaigns. */
export const demosOfTab = (): string[] =>
  readFromTab(tabKey) === null ? [] : sampleCampaigns.map(({ organization }) => demoOfTab(organization));

/** The demos of which something is packed in this browser. */
export const packedDemos = (): string[] => keysFrom(packed).map((key) => key.slice(packed.length));
/** Whether anything is packed in this browser; for whom, a later part of the page finds out. */
export const hasCarry = (): boolean => packedDemos().length > 0;

/**
 * An account was made in this tab. What was entered in the demo of this very tab is for it: on a shared device others
 * open tabs of their own, and who goes on in this one could as well look into the demo. What another account has begun to
 * put in stays that one's.
 */
export function claimCarry(uid: string): void {
  // What was packed last is of one campaign, and nothing of the others is there.
  for (const demo of demosOfTab())
    if (recall(carriedKey(demo)) !== null && recall(progressKey(demo)) === null)
      remember(claimKey(demo), uid);
}

/** The account that may have what was packed of a demo. */
export const readClaim = (demo: string): string | null => recall(claimKey(demo));

export const forgetClaim = (demo: string): void => forget(claimKey(demo));
