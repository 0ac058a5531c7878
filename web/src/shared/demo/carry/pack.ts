import { server } from '../server.ts';
import { sampleAt } from '../words.ts';
import { demoOfTab, readClaim } from './claim.ts';
import type { Contents } from './contents.ts';
import { gather } from './gather.ts';
import { forgetCarried, keepCarried, readCarried, readProgress } from './kept.ts';

const isEmpty = ({ records, profile, left }: Contents): boolean =>
  records.length === 0 && Object.keys(profile).length === 0 && left.room === 0;

/** Deletes what was packed of this tab's demo: the visitor starts over. What is being put in somewhere goes on. */
export function dropCarry(): void {
  const id = demoOfTab();
  if (!readProgress(id) && readCarried(Date.now())?.id === id) forgetCarried();
}

function pack(): void {
  const id = demoOfTab();
  // What is being put in somewhere stays as it is until that has ended.
  if (readProgress(id)) return;
  const now = Date.now();
  const before = readCarried(now);
  // An account that was made in another tab waits for its confirmation.
  if (before && before.id !== id && before.id === readClaim()?.demo) return;
  const { world } = server();
  // The days of the sample are those of the moment at which this page was opened.
  const began = sampleAt(performance.timeOrigin);
  const everything = gather(world, began);
  if (isEmpty(everything)) {
    dropCarry();
    return;
  }
  const about = { version: 1, id, at: now } as const;
  if (keepCarried({ ...about, ...everything })) return;
  const typed = gather(world, began, false);
  if (keepCarried({ ...about, ...typed })) return;
  const room = everything.records.length;
  keepCarried({ ...about, records: [], profile: {}, left: { ...everything.left, room } });
}

/**
 * Keeps what the visitor entered in the demo of this tab for an account that they make in it, in place of what was kept
 * before. Never throws: a visitor gets to the sign-up whatever becomes of it.
 */
export function packCarry(): void {
  try {
    pack();
  } catch (error) {
    reportError(error);
  }
}

/**
 * Packs when the visitor leaves the demo for another screen of the app, by whichever link; not when the tab is closed or
 * reloaded. At the last moment: what could still be taken back, and what was being typed, has been done by then.
 */
addEventListener('hashchange', () => {
  if (!location.hash.startsWith('#/demo')) addEventListener('pagehide', packCarry, { once: true });
});
