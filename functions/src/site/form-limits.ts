import type { Firestore } from 'firebase-admin/firestore';
import type { holdReasons } from '#shared/collections/form-posts.ts';
import { formPosts } from '#shared/collections/index.ts';
import { placesLeft } from '#shared/domain/events/shift-times.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Bucket } from '#shared/usecases/buckets.ts';
import type { CountAttempt } from '../attempts/count.ts';
import { sha256 } from '../hash.ts';
import type { SiteEvent } from './read-campaign.ts';

const [tenMinutes, hour, aDay] = [10 * 60_000, 60 * 60_000, 24 * 60 * 60_000];
/** Sign-ups from one network address in ten minutes, which may be a whole church hall; beyond, somebody looks at them. */
export const networkMax = 60;
/** Posts from there in ten minutes, beyond which they are refused: nobody could look at them. */
export const networkRefusedMax = 300;
/** Sign-ups of one event in an hour, or three times its open places where that is more. */
export const hourMax = 200;
/** Sign-ups of one event that wait for somebody to look at them for the same reason: what a machine sends closes no other queue. */
export const heldMax = 500;

export type HoldReason = (typeof holdReasons)[number];

/** Confirmations that a campaign mails to one address in a day, whoever types it. */
export const confirmationsMax = 5;

export const confirmationBucket = (organization: string, email: string): Bucket => ({
  id: `form-to-${sha256(`${organization} ${email}`)}`,
  limits: [{ windowMs: aDay, failures: confirmationsMax }],
});
/** Links that do not work, from one network in ten minutes: somebody makes them up. */
export const badLinksMax = 60;
/** Times that one link is opened or pressed in ten minutes. */
export const linkOpensMax = 120;

export const ownNetworkBucket = (network: string): Bucket => ({
  id: `own-from-${sha256(network)}`,
  limits: [{ windowMs: tenMinutes, failures: badLinksMax }],
});
export const ownLinkBucket = (token: string): Bucket => ({
  id: `own-${sha256(token)}`,
  limits: [{ windowMs: tenMinutes, failures: linkOpensMax }],
});

const networkBucket = (address: string): Bucket => ({
  id: `form-from-${sha256(address)}`,
  limits: [{ windowMs: tenMinutes, failures: networkRefusedMax }],
});

/** Requests for the candidate's time from one network in ten minutes; beyond, somebody looks at them first. */
export const requestsUsual = 5;
/** And beyond this many they are refused. */
export const requestsRefusedMax = 30;
export const usualRequests = (organization: string, address: string): Bucket => ({
  id: `request-from-${sha256(`${organization} ${address}`)}`,
  limits: [{ windowMs: tenMinutes, failures: requestsRefusedMax }],
});

/** Counts a post of a network address: whether it is within what one may bring. Refuses a flood. One read and one write. */
export async function isUsualNetwork(countAttempt: CountAttempt, address: string): Promise<boolean> {
  const { count } = await countAttempt(networkBucket(address));
  return count <= networkMax;
}

/** Sign-ups of an hour that an event takes without somebody looking at them. */
export function hourlyMax({ shifts }: Pick<SiteEvent, 'shifts'>): number {
  const open = shifts.reduce((sum, shift) => {
    const left = placesLeft(shift, shift.taken) ?? Math.max(0, (shift.capacity ?? 0) - shift.taken);
    return sum + left;
  }, 0);
  return Math.max(hourMax, 3 * open);
}

const postsOf = (db: Firestore, organization: string, event: string) =>
  db.collection(formPosts.path(organization)).where('event_id', '==', event);

/**
 * Whether the last hour brought no more than usual. What is held counts for nothing, or a machine could use the hour up with what
 * nobody takes. A read for each thousand.
 */
export async function isUsualHour(
  db: Firestore,
  organization: string,
  event: SiteEvent,
  now: number,
): Promise<boolean> {
  const found = await postsOf(db, organization, event.id)
    .where('reason', '==', null)
    .where('at', '>', new Date(now - hour))
    .count()
    .get();
  return found.data().count < hourlyMax(event);
}

/** Refuses another one to look at where there are as many of its kind as anybody looks at. */
export async function requireRoomToHold(
  db: Firestore,
  organization: string,
  event: string,
  reason: HoldReason,
): Promise<void> {
  const found = await postsOf(db, organization, event)
    .where('state', '==', 'held')
    .where('reason', '==', reason)
    .count()
    .get();
  if (found.data().count >= heldMax)
    throw new RefusedError('attempts.tooMany', {}, { retryAfterMs: tenMinutes });
}
