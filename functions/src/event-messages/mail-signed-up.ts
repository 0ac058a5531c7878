import type { OutboxKind } from '#shared/collections/outbox.ts';
import type { RsvpState } from '#shared/domain/events/rsvp-choices.ts';
import type { Turn } from '../due/handler.ts';
import { sha256 } from '../hash.ts';
import { leaveLink } from '../leave/leave-link.ts';
import { organizationSalt } from '../leave/organization-salt.ts';
import type { Send } from '../outbox/send.ts';
import { readCampaign } from '../site/read-campaign.ts';
import { eventMail, type NextDate, writtenMail } from './event-mails.ts';
import { isExpected, placeForGuests } from './event-place.ts';
import { type SignedUp, type StoredEvent, signedUp } from './signed-up.ts';
import { type Linking, siteLinks } from './site-links.ts';

export type Messaging = Linking & { send: Send; appUrl: () => string };
/** `word`: what a host or staff wrote themselves. */
type About = Parameters<typeof eventMail>[2]['kind'] | 'word';

export type Message = {
  kind: About;
  /** Of one shift; null of all. */
  shift: string | null;
  states: readonly RsvpState[];
  /** Who signed up later than this is not meant: the confirmation has told them. */
  before: number;
  /** What the message is about, beside the sign-up: another text is another message. */
  key: string;
  note?: string | null;
  next?: NextDate | null;
  /** Of a `word`. */
  text?: { subject: string; body: string };
};

const noText = { subject: '', body: '' };

/** Mails that are handed over at the same time: most of the time each waits for the mail server. */
const together = 4;
/** “Join us again” asks for something; the others tell of what somebody signed up for. */
const outboxKind = (kind: About): OutboxKind => (kind === 'again' ? 'event_again' : 'event_message');

/**
 * Mails everybody who is meant, each once. False where the turn ended before that: whoever was written to already costs one read
 * then. A message that the mail server refuses for now is tried again with the rest.
 */
export async function mailSignedUp(
  messaging: Messaging,
  organization: string,
  event: StoredEvent,
  message: Message,
  { now, until }: Turn,
): Promise<boolean> {
  const { db, send } = messaging;
  const campaign = await readCampaign(db, organization);
  if (!campaign) return true;
  const salt = campaign.salt ?? (await organizationSalt(db, organization));
  const links = siteLinks(messaging, salt, organization);
  let failed: string | null = null;
  const mailOne = async (one: SignedUp): Promise<void> => {
    const shift = event.shifts.find(({ id }) => id === one.shift_id);
    if (one.email === null || shift === undefined || one.arrived_at.toMillis() >= message.before) return;
    const language = one.language ?? 'en';
    const addressee = { to: one.email, name: one.name, language };
    const kind = outboxKind(message.kind);
    const hasPlace = isExpected(one.state);
    const own = () => links.own(one, event);
    const mail =
      message.kind === 'word'
        ? writtenMail(addressee, event, { ...(message.text ?? noText), from: shift.from, link: own() })
        : eventMail(
            addressee,
            {
              ...{
                title: event.title,
                campaign: campaign.name,
                zone: event.zone,
                place: placeForGuests(event, hasPlace),
              },
              ...{ online: hasPlace ? event.online_url : null, bring: event.bring },
              instructions: hasPlace ? event.instructions : null,
            },
            {
              ...{
                kind: message.kind,
                from: shift.from,
                note: message.note ?? null,
                next: message.next ?? null,
              },
              link: message.kind === 'again' || message.kind === 'cancel' ? links.list(language) : own(),
              ...(kind === 'event_again' && { leave: await leaveLink(messaging, organization, addressee) }),
            },
          );
    // A word goes to each address once, however many shifts they have.
    const about = message.kind === 'word' ? sha256(one.email).slice(0, 40) : one.id;
    const key = `event_${organization}_${about}_${message.kind}_${message.key}`;
    const sent = await send({ organization_id: organization, kind, uid: null, to: one.email, key }, mail);
    if (sent.is === 'failed') failed = sent.reason;
  };
  const { shift, states } = message;
  for await (const page of signedUp(db, organization, { event: event.id, shift }, states)) {
    const queue = [...page];
    const work = async () => {
      for (let one = queue.shift(); one && now() < until; one = queue.shift()) await mailOne(one);
    };
    await Promise.all(Array.from({ length: together }, work));
    if (now() >= until) return false;
  }
  if (failed !== null) throw new Error(failed);
  return true;
}
