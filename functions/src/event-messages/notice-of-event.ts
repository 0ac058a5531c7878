import { randomUUID } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { events } from '#shared/collections/index.ts';
import { dueDocument, dueId } from '#shared/domain/due/due-document.ts';
import type { RsvpState } from '#shared/domain/events/rsvp-choices.ts';
import { parseOrNull } from '../document-change.ts';
import { dueReference } from '../due/due-documents.ts';
import type { DueHandler } from '../due/handler.ts';
import { appLink } from '../mail/app-link.ts';
import { type Members, notifiedMember } from '../reminders/notified-member.ts';
import { readCampaign } from '../site/read-campaign.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { eventMail, type NextDate } from './event-mails.ts';
import { placeForGuests } from './event-place.ts';
import { type Messaging, mailSignedUp } from './mail-signed-up.ts';
import { readEvent, type StoredEvent } from './signed-up.ts';
import { siteLinks } from './site-links.ts';

/** Whoever has a place or hopes for one. */
const concerned: readonly RsvpState[] = ['pending', 'registered', 'confirmed', 'waiting', 'offered'];

/**
 * Has everybody told of a change or a cancellation, soon; the newest counts, and what comes late is told no more. Two reads, one
 * write.
 */
export const scheduleNotice = (
  db: Firestore,
  { organization, event, about, now }: { organization: string; event: string; about: string; now: number },
): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const reference = dueReference(db, dueId(organization, 'event_notice', event));
    const stored = await transaction.get(reference);
    const found = await transaction.get(db.collection(events.path(organization)).doc(event));
    const fields = parseOrNull(events.schema, found.data());
    if (!fields || !noticeOf(fields, about) || isOlder(about, stored.get('about'))) return;
    const at = Timestamp.fromMillis(now);
    const wanted = { organization, kind: 'event_notice', ref: event, about, at, since: at } as const;
    transaction.set(reference, dueDocument(wanted, randomUUID()));
  });

/** Whether a change is the one that is scheduled already, or came before it. */
function isOlder(about: string, scheduled: unknown): boolean {
  if (about === scheduled) return true;
  const [kind = '', at] = about.split(' ');
  const [other, since] = String(scheduled).split(' ');
  return kind === other && kind !== 'cancel' && Number(at) < Number(since);
}

/** Dates of a series that are looked at for one that its readers may know of. */
const nextDates = 10;

/** The next date of a cancelled one's series that whoever signed up may know of. A read for each that they may not. */
async function nextDate(
  { db, siteUrl }: Messaging,
  organization: string,
  { event, salt, now }: { event: StoredEvent; salt: string | null; now: number },
): Promise<NextDate | null> {
  if (event.series_id === null) return null;
  const { docs } = await db
    .collection(events.path(organization))
    .where('series_id', '==', event.series_id)
    .where('state', '==', 'published')
    .where('starts_at', '>', Timestamp.fromMillis(now))
    .orderBy('starts_at')
    .limit(nextDates)
    .get();
  const [next] = docs.flatMap((found) => {
    const fields = parseOrNull(events.schema, found.data());
    return fields?.visibility === 'public' ? [{ ...fields, id: found.id }] : [];
  });
  const from = next?.shifts[0]?.from;
  if (!next || from === undefined) return null;
  const links = siteLinks({ db, siteUrl }, salt, organization);
  return { from, zone: next.zone, link: (language) => links.page(language, next) };
}

type NoticeKind = 'change' | 'cancel' | 'restore';

/** What is to be told by now: `change` or `restore` and when, or `cancel` and its act; null where it is no longer so. */
export function noticeOf(
  event: Pick<StoredEvent, 'state' | 'cancelled' | 'notice'>,
  about: string,
): { kind: NoticeKind; note: string | null } | null {
  const [kind, of] = about.split(' ');
  const { cancelled } = event;
  if (kind === 'cancel') return cancelled?.act === of ? { kind, note: cancelled?.note ?? null } : null;
  if ((kind !== 'change' && kind !== 'restore') || event.state !== 'published') return null;
  return { kind, note: kind === 'change' ? (event.notice?.note ?? null) : null };
}

/**
 * Tells everybody who signed up that an event was moved or cancelled, and its hosts too. Nobody is told of a cancellation that
 * was undone meanwhile, nor of what is over. Reads: the event, its campaign, each sign-up, and two for each host.
 */
export const noticeOfEvent =
  (messaging: Messaging & Members): DueHandler =>
  async ({ organization_id: organization, ref, about }, turn) => {
    const event = await readEvent(messaging.db, organization, ref);
    const notice = event && noticeOf(event, about);
    if (!event || !notice || event.ends_at.toMillis() <= turn.now()) return 'done';
    const campaign = await readCampaign(messaging.db, organization);
    if (!campaign) return 'done';
    const { kind, note } = notice;
    const where = { event, salt: campaign.salt, now: turn.now() };
    const next = kind === 'cancel' ? await nextDate(messaging, organization, where) : null;
    const key = about.replace(/[^\w-]/g, '_');
    const whole = { kind, shift: null, states: concerned, before: Number.POSITIVE_INFINITY, key, note, next };
    // First, for one guest's mail server may keep the rest waiting; each is told once.
    for (const uid of event.hosts)
      await tellHost(messaging, organization, { event, uid, campaign: campaign.name, kind, note, key });
    const isDone = await mailSignedUp(messaging, organization, event, whole, turn);
    return isDone ? 'done' : { again: turn.now() };
  };

type Host = {
  event: StoredEvent;
  uid: string;
  campaign: string;
  kind: NoticeKind;
  note: string | null;
  key: string;
};

async function tellHost(
  { db, auth, send, appUrl }: Messaging & Members,
  organization: string,
  { event, uid, campaign, kind, note, key }: Host,
): Promise<void> {
  const wanted = { type: 'campaign_updates', capability: 'events.read' } as const;
  const member = await notifiedMember({ db, auth }, organization, uid, wanted);
  const [first] = event.shifts;
  if (!member || !first) return;
  const { to, language } = member;
  const about = {
    ...{ title: event.title, campaign, zone: event.zone, place: placeForGuests(event, true) },
    ...{ online: event.online_url, bring: event.bring, instructions: null },
  };
  const link = appLink(appUrl(), organization, `/events/${event.id}`);
  const mail = eventMail({ to, name: campaign, language }, about, { kind, from: first.from, note, link });
  const reason = { organization_id: organization, kind: 'event_message', uid, to } as const;
  await send({ ...reason, key: `event_${organization}_${event.id}_${uid}_${key}` }, mail);
}
