import type { Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { files } from '#shared/collections/index.ts';
import { recordIdPattern } from '#shared/domain/record-id.ts';
import { type Language, languages } from '#shared/themes.ts';
import type { FeedContext } from '../calendar-feed/serve-feed.ts';
import type { NetworkOf } from '../http/visitor-network.ts';
import type { changeAsHost } from '../rsvps/change-as-host.ts';
import type { changeByLink } from '../rsvps/sign-up-by-form.ts';
import { campaignPage } from './campaign-page.ts';
import { eventCalendar } from './event-calendar.ts';
import { eventPage } from './event-page.ts';
import { plainPage, wordsOf } from './page.ts';
import { type Found, readCampaign, readEvent, readListed } from './read-campaign.ts';
import { sendPage } from './send-page.ts';
import { eventPagePath } from './site-paths.ts';
import type { Taking } from './take-sign-up.ts';

export type SiteContext = {
  db: Firestore;
  siteUrl: () => string;
  now: () => number;
  networkOf: NetworkOf;
  taking: Taking;
  feeds: FeedContext;
  changeByLink: ReturnType<typeof changeByLink>;
  changeAsHost: ReturnType<typeof changeAsHost>;
};
/** What an address names; anything may stand in it. */
export type Addressed = { language: string; organization: string; event: string; key: string };

export const languageOf = (text: string): Language => languages.find((known) => known === text) ?? 'en';

/** One answer for what is not there, is not public, or is another's: it tells nobody which. */
export function sendNothing(response: Response, language: Language = 'en'): void {
  const { notFound, notFoundHint } = wordsOf[language];
  sendPage(response, plainPage({ language, title: notFound, hint: notFoundHint }), { status: 404 });
}

/** The event that an address names; null where the public may see none there, which was answered then. */
export async function requireShown(
  { db }: SiteContext,
  response: Response,
  address: Addressed,
): Promise<{ language: Language; found: Found } | null> {
  const language = languages.find((known) => known === address.language);
  const found = language === undefined ? null : await readEvent(db, address);
  if (language !== undefined && found) return { language, found };
  sendNothing(response, languageOf(address.language));
  return null;
}

export async function showCampaign(
  context: SiteContext,
  response: Response,
  address: Addressed,
): Promise<void> {
  const { db, now, siteUrl } = context;
  const language = languages.find((known) => known === address.language);
  const campaign = language === undefined ? null : await readCampaign(db, address.organization);
  if (language === undefined || !campaign) return sendNothing(response, languageOf(address.language));
  const events = await readListed(db, campaign.id, new Date(now()));
  const shown = campaignPage({ language, campaign, events, siteUrl: siteUrl(), now: now() });
  sendPage(response, shown, { isShared: true, isListed: true });
}

/** `isFramed`: as it stands in the campaign's own site. */
export async function showEvent(
  context: SiteContext,
  response: Response,
  address: Addressed,
  isFramed: boolean,
): Promise<void> {
  const shown = await requireShown(context, response, address);
  if (!shown) return;
  const { siteUrl, now } = context;
  const isListed = shown.found.event.visibility === 'public' && !isFramed;
  sendPage(response, eventPage({ ...shown, siteUrl: siteUrl(), now: now(), isFramed }), {
    ...{ isShared: true, isFramed, isListed },
  });
}

export async function showCalendar(
  context: SiteContext,
  response: Response,
  address: Addressed,
): Promise<void> {
  const shown = await requireShown(context, response, address);
  if (!shown) return;
  const { campaign, event, key } = shown.found;
  const place = { organization: campaign.id, event: event.id, key };
  const link = context.siteUrl() + eventPagePath(shown.language, place);
  response.setHeader('content-type', 'text/calendar; charset=utf-8');
  response.setHeader('content-disposition', 'attachment; filename="event.ics"');
  response.setHeader('cache-control', 'public, max-age=60, s-maxage=300');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('x-robots-tag', 'noindex');
  response.send(eventCalendar(shown.found, link));
}

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture of an event, and no other file: each has an id that nobody guesses, and never changes. One read. */
export async function showPicture(
  { db }: SiteContext,
  response: Response,
  { organization, file }: { organization: string; file: string },
): Promise<void> {
  if (![organization, file].every((id) => recordIdPattern.test(id))) return sendNothing(response);
  const stored = await db.collection(files.path(organization)).doc(file).get();
  const [kind, type, data]: unknown[] = ['kind', 'type', 'data'].map((name) => stored.get(name));
  const isPicture = kind === 'event_picture' && typeof type === 'string' && pictureTypes.includes(type);
  if (!isPicture || typeof data !== 'string') return sendNothing(response);
  response.setHeader('content-type', type);
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('content-security-policy', "default-src 'none'");
  response.send(Buffer.from(data, 'base64'));
}
