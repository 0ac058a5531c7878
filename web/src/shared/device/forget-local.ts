import { keysFrom } from '../demo/storage-keys.ts';

/** What in local storage is about a campaign, by how its keys begin: it goes when a member signs out. */
const ofCampaign = [
  'candidateProfile',
  'flaggedShifts',
  'heldGifts',
  'foundDuplicates',
  'kiosk',
  'seenMentions',
  'shelfOf',
  'views',
] as const;
/** The same in session storage. */
const ofTab = ['onboarding/'] as const;
/** Local storage keys of what an account was to take over from the demo, by the demo. */
const claimed = 'demoCarryFor/';
const carried = ['demoCarry/', 'demoCarryProgress/', claimed] as const;

/**
 * Takes what is about a campaign out of local storage and this tab's own, at once. Chromium writes that to the disk seconds
 * later: a browser that is killed before does it again when it starts. What an account was to take over from the demo
 * goes too, unless `isNeeded` says that this account still comes for it: one that was just made has not signed in yet.
 */
export function forgetLocal(isNeeded: (uid: string) => boolean = () => false): void {
  try {
    for (const beginning of ofCampaign) for (const key of keysFrom(beginning)) localStorage.removeItem(key);
    for (const key of keysFrom(claimed))
      if (!isNeeded(localStorage.getItem(key) ?? ''))
        for (const one of carried) localStorage.removeItem(one + key.slice(claimed.length));
    for (const key of Object.keys(sessionStorage))
      if (ofTab.some((beginning) => key.startsWith(beginning))) sessionStorage.removeItem(key);
  } catch {
    // Storage is closed: it holds nothing.
  }
}
