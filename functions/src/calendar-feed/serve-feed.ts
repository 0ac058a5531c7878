import type { Request, Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { calendarFeeds, memberships, organizations } from '#shared/collections/index.ts';
import { membershipId } from '#shared/collections/memberships.ts';
import type { LayerKey } from '#shared/domain/calendar-layers/layers.ts';
import { layersFor } from '#shared/domain/calendar-layers/layers.ts';
import { addMonths, monthOf, today } from '#shared/domain/days.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Bucket } from '#shared/usecases/buckets.ts';
import type { CountAttempt } from '../attempts/count.ts';
import { parseOrNull } from '../document-change.ts';
import { sha256 } from '../hash.ts';
import type { NetworkOf } from '../http/visitor-network.ts';
import { isSame } from '../site/site-paths.ts';
import { firestoreReads } from '../usecases/firestore-store.ts';
import { type FeedAddress, readAddress, secretHash } from './feed-address.ts';
import { feedFile } from './feed-file.ts';
import { feedMonths, readLayers } from './read-layers.ts';

export type FeedContext = {
  db: Firestore;
  countAttempt: CountAttempt;
  now: () => number;
  networkOf: NetworkOf;
};

/** Fetches of one address in an hour: programs ask every few minutes at most. */
export const feedFetchesMax = 60;
/** Addresses from one network in ten minutes that are none. */
export const wrongAddressesMax = 60;
/** Milliseconds for which an instance keeps what it has made. Whether it may be shown is asked each time. */
export const feedCacheMs = 5 * 60_000;

const fetchBucket = ({ organization, uid }: FeedAddress): Bucket => ({
  id: `calendar-${organization}-${uid}`,
  limits: [{ windowMs: 60 * 60_000, failures: feedFetchesMax }],
});
const wrongBucket = (network: string): Bucket => ({
  id: `calendar-from-${sha256(network)}`,
  limits: [{ windowMs: 10 * 60_000, failures: wrongAddressesMax }],
});

type Membership = z.output<typeof memberships.schema>;
type Admitted = { membership: Membership; name: string; feed: z.output<typeof calendarFeeds.schema> };

/**
 * Whose address it is, as they are now; null where it is nobody's. Whoever was taken out and came back has a membership that
 * is newer than the address. Three reads.
 */
async function admit(db: Firestore, { organization, uid, secret }: FeedAddress): Promise<Admitted | null> {
  const [stored, member, campaign] = await db.getAll(
    db.collection(calendarFeeds.path(organization)).doc(uid),
    db.collection(memberships.path('')).doc(membershipId(uid, organization)),
    db.collection(organizations.path('')).doc(organization),
  );
  const feed = parseOrNull(calendarFeeds.schema, stored?.data());
  const membership = parseOrNull(memberships.schema, member?.data());
  if (!feed || !membership || !campaign?.exists || !isSame(feed.hash, secretHash(secret))) return null;
  if (membership.state !== 'active' || membership.created_at.toMillis() > feed.created_at.toMillis())
    return null;
  // Where the campaign demands a second factor, nobody reads anything without one.
  if (campaign.get('require_two_factor') === true && !membership.two_factor_enabled) return null;
  return { membership, name: String(campaign.get('name') ?? ''), feed };
}

type Made = { body: string; tag: string };
const cacheMax = 50;
const cache = new Map<string, Made & { at: number }>();

/** What this instance has made lately, or makes now. */
async function madeFor(key: string, now: number, making: () => Promise<Made>): Promise<Made> {
  const known = cache.get(key);
  if (known && now - known.at < feedCacheMs) return known;
  const made = { ...(await making()), at: now };
  cache.delete(key);
  cache.set(key, made);
  // The oldest goes first.
  for (const oldest of cache.keys()) {
    if (cache.size <= cacheMax) break;
    cache.delete(oldest);
  }
  return made;
}

async function make(
  { db, now }: FeedContext,
  { organization, uid }: FeedAddress,
  { membership: { role, grants }, name, feed: { language } }: Admitted,
  layers: readonly LayerKey[],
): Promise<Made> {
  const month = monthOf(today(new Date(now())));
  const span = { from: `${addMonths(month, -1)}-01`, to: `${addMonths(month, feedMonths - 2)}-28` };
  const reads = firestoreReads(db, { organization, uid });
  const entries = await readLayers(reads, { organization, uid, role, grants }, layers, span);
  const feed = { name, organization, language, entries };
  // The moment of making is no change.
  const tag = `"${sha256(feedFile(feed, new Date(0)))}"`;
  return { body: feedFile(feed, new Date(now())), tag };
}

function sendNothing(response: Response, status: 404 | 429, waitMs = 0): void {
  response.status(status);
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-robots-tag', 'noindex');
  response.setHeader('x-content-type-options', 'nosniff');
  if (status === 429) response.setHeader('retry-after', String(Math.ceil(waitMs / 1_000)));
  response.send(status === 404 ? 'There is no calendar here.' : 'Too many requests.');
}

/** Counts a fetch; false where there were too many, which was answered then. */
async function mayGoOn(context: FeedContext, response: Response, bucket: Bucket): Promise<boolean> {
  try {
    await context.countAttempt(bucket);
    return true;
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== 'resource-exhausted') throw error;
    sendNothing(response, 429, error.retryAfterMs ?? 60_000);
    return false;
  }
}

/**
 * A member's calendar by its secret address: what they may see now, whatever they might when it was made. One answer to all
 * addresses that are none. Reads: three and the count, and what the layers read where this instance has not made it lately.
 */
export async function serveFeed(
  context: FeedContext,
  request: Request,
  response: Response,
  [organization, uid, file]: readonly [string, string, string],
): Promise<void> {
  const address = readAddress(organization, uid, file);
  if (!address) return sendNothing(response, 404);
  const admitted = await admit(context.db, address);
  const layers = admitted ? layersFor(admitted.membership) : [];
  if (!admitted || layers.length === 0) {
    if (await mayGoOn(context, response, wrongBucket(context.networkOf(request)))) sendNothing(response, 404);
    return;
  }
  if (!(await mayGoOn(context, response, fetchBucket(address)))) return;
  const { role, grants } = admitted.membership;
  const key = JSON.stringify([
    address.organization,
    address.uid,
    role,
    grants,
    admitted.feed.language,
    admitted.name,
  ]);
  const made = await madeFor(key, context.now(), () => make(context, address, admitted, layers));
  response.setHeader('etag', made.tag);
  response.setHeader('cache-control', 'private, no-cache');
  response.setHeader('x-robots-tag', 'noindex');
  response.setHeader('x-content-type-options', 'nosniff');
  if (request.headers['if-none-match'] === made.tag) {
    response.status(304).end();
    return;
  }
  response.setHeader('content-type', 'text/calendar; charset=utf-8');
  response.setHeader('content-disposition', 'inline; filename="campaign.ics"');
  response.send(made.body);
}
