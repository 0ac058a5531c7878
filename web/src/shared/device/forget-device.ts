import { deleteDB } from 'idb';
import { forgetLocal } from './forget-local.ts';
import { destroyKeys, endForgetting, forgettingNow, makeDeviceKeys } from './keys.ts';

/** Databases with a campaign's data. The journal's is not among them: its entries wait for their member. */
export const campaignDatabases = [
  'hustings-field-log',
  'hustings-plans',
  'hustings-rolodex',
  'hustings-shelf',
  'hustings-turfs',
  'hustings-voter-imports',
  'hustings-voters',
] as const;

/** Milliseconds that forgetting may keep somebody waiting: what is left by then is unreadable, and goes with the next start. */
const timeoutMs = 2_000;
const pause = (milliseconds: number) =>
  new Promise<false>((done) => setTimeout(() => done(false), milliseconds));

/** For whom this page got the device ready. */
let pendingKeys: { uid: string; made: Promise<void> } | null = null;

/** Deletes it all. Whoever has a database open closes it for that, and keeps nothing more. True when it is gone. */
async function sweep(isNeeded?: (uid: string) => boolean): Promise<boolean> {
  forgetLocal(isNeeded);
  return Promise.all(campaignDatabases.map((name) => deleteDB(name))).then(
    () => true,
    () => false,
  );
}
const sweepSoon = (): Promise<boolean> => Promise.race([sweep(), pause(timeoutMs)]);

/**
 * Forgets the member who was here. The keys go first, in one write: what the rest of this does not get done, because the tab
 * is closed or the disk is slow, is unreadable, and the next start does it. `endSession`: they signed out. Resolves with
 * whether all is done. Never rejects.
 */
export async function forgetDevice(endSession = false): Promise<boolean> {
  forgetLocal();
  pendingKeys = null;
  // A browser that keeps nothing has nothing to forget.
  const isOwn = await destroyKeys({ endSession }).catch(() => true);
  if (!isOwn) return true;
  const isDone = await sweepSoon();
  if (isDone) await endForgetting();
  return isDone;
}

/** Signs out as far as this device goes, in one write; `forgetDevice` or the next start does the rest. Never rejects. */
export async function lockDevice(): Promise<void> {
  forgetLocal();
  pendingKeys = null;
  await Promise.race([destroyKeys({ endSession: true }).catch(() => false), pause(timeoutMs)]);
}

/**
 * Finishes what a page before this one began to forget, before anything else begins. `endSession` is called where its member
 * had signed out and was not yet. Resolves with whether there was something. Never rejects.
 */
export async function finishForgetting(endSession: () => Promise<void>): Promise<boolean> {
  const left = await forgettingNow();
  if (!left) return false;
  const isDone = await sweepSoon();
  if (left.endSession) await endSession().catch(() => undefined);
  if (isDone) await endForgetting();
  return true;
}

/** `isCurrent`: nobody has signed out since. */
async function make(uid: string, isCurrent: () => boolean): Promise<void> {
  const made = await makeDeviceKeys(uid);
  if (made === 'made' || !isCurrent()) return;
  // Of somebody whose session ended while no page was open.
  if (made === 'anothers') await destroyKeys({ endSession: false });
  if (!isCurrent() || !(await sweep((owner) => owner === uid)) || !isCurrent()) return;
  await endForgetting();
  if (isCurrent()) await makeDeviceKeys(uid);
}

/** Gets this device ready to keep what an account sees. Where it cannot, nothing is kept. Never rejects. */
export function keepFor(uid: string): Promise<void> {
  if (pendingKeys?.uid === uid) return pendingKeys.made;
  const own = { uid, made: Promise.resolve() };
  pendingKeys = own;
  own.made = make(uid, () => pendingKeys === own).catch(() => undefined);
  return own.made;
}
