import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { events, letterSettings, organizations } from '#shared/collections/index.ts';
import { letterSettingsId } from '#shared/collections/letter-settings.ts';
import { recordIdPattern } from '#shared/domain/record-id.ts';
import { findSalt } from '#shared/usecases/consent/contact-salt.ts';
import { parseOrNull } from '../document-change.ts';
import { firestoreReads } from '../usecases/firestore-store.ts';
import { isSame, pageKey } from './site-paths.ts';

export type SiteEvent = z.output<typeof events.schema> & { id: string };
export type Campaign = {
  id: string;
  name: string;
  paidFor: string | null;
  /** Null before the campaign has made any link. */
  salt: string | null;
};
export type Found = { campaign: Campaign; event: SiteEvent; key: string | null };

/** Events that a campaign's page lists. */
export const listedMax = 50;

/** Milliseconds for which a process uses what it read of a campaign: as long as a page of it may be kept on the way. */
const rememberedMs = 5 * 60_000;
const rememberedMax = 1_000;
const remembered = new Map<string, { campaign: Campaign; until: number }>();

/** A campaign as its public pages name it; null where there is none. Three reads every five minutes. */
export async function readCampaign(db: Firestore, organization: string): Promise<Campaign | null> {
  const known = remembered.get(organization);
  if (known && known.until > performance.now()) return known.campaign;
  const campaign = await loadCampaign(db, organization);
  // Without a salt nothing was signed yet: the first link makes it.
  if (campaign === null || campaign.salt === null) return campaign;
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(organization, { campaign, until: performance.now() + rememberedMs });
  return campaign;
}

async function loadCampaign(db: Firestore, organization: string): Promise<Campaign | null> {
  if (!recordIdPattern.test(organization)) return null;
  const [named, letters] = await db.getAll(
    db.collection(organizations.path('')).doc(organization),
    db.collection(letterSettings.path(organization)).doc(letterSettingsId),
  );
  if (!named?.exists) return null;
  const salt = await findSalt(firestoreReads(db, { organization, uid: '' }));
  const paidFor = parseOrNull(letterSettings.schema, letters?.data())?.paid_for ?? null;
  return { id: organization, name: String(named.get('name') ?? ''), paidFor, salt };
}

/** Whether the public may see an event: drafts and the team's own are as if they were not there. */
function isShown(event: SiteEvent, campaign: Campaign, key: string): boolean {
  if (event.published_at === null || event.state === 'draft' || event.visibility === 'private') return false;
  if (event.visibility === 'public') return true;
  return campaign.salt !== null && isSame(key, pageKey(campaign.salt, event.id));
}

/** An event of a campaign, whoever may see it. One read, beside the campaign's. */
export async function readAnyEvent(db: Firestore, organization: string, id: string): Promise<Found | null> {
  const campaign = await readCampaign(db, organization);
  const stored = campaign && (await db.collection(events.path(organization)).doc(id).get());
  const fields = parseOrNull(events.schema, stored?.data());
  if (!campaign || !fields) return null;
  const event = { ...fields, id };
  const isKeyed = event.visibility !== 'public' && campaign.salt !== null;
  return { campaign, event, key: isKeyed && campaign.salt !== null ? pageKey(campaign.salt, id) : null };
}

/** An event that the public may see, by its address. One read, beside the campaign's. */
export async function readEvent(
  db: Firestore,
  { organization, event: id, key }: { organization: string; event: string; key: string },
): Promise<Found | null> {
  if (!recordIdPattern.test(id)) return null;
  const campaign = await readCampaign(db, organization);
  if (!campaign) return null;
  const stored = await db.collection(events.path(organization)).doc(id).get();
  const fields = parseOrNull(events.schema, stored.data());
  const event = fields && { ...fields, id };
  if (!event || !isShown(event, campaign, key)) return null;
  return { campaign, event, key: event.visibility === 'public' ? null : key };
}

/** What is coming of what everybody may see, soonest first. As many reads as events, 50 at most. */
export async function readListed(db: Firestore, organization: string, now: Date): Promise<SiteEvent[]> {
  const { docs } = await db
    .collection(events.path(organization))
    .where('visibility', '==', 'public')
    .where('state', '==', 'published')
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .limit(listedMax)
    .get();
  const found = docs.flatMap((one) => {
    const fields = parseOrNull(events.schema, one.data());
    return fields ? [{ ...fields, id: one.id }] : [];
  });
  return found.toSorted((one, other) => one.starts_at.toMillis() - other.starts_at.toMillis());
}
