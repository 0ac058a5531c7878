import { rsvps } from '#shared/collections/index.ts';
import { parseOrNull } from '../document-change.ts';
import { organizationSalt } from '../leave/organization-salt.ts';
import { readCampaign } from '../site/read-campaign.ts';
import { eventMail } from './event-mails.ts';
import { placeForGuests } from './event-place.ts';
import type { Messaging } from './mail-signed-up.ts';
import { readEvent } from './signed-up.ts';
import { siteLinks } from './site-links.ts';

export type MailOffer = (organization: string, rsvp: string) => Promise<void>;

/**
 * Tells somebody that a place is theirs if they take it in time, once for each offer. An offer that is over is not told. What the
 * mail server refuses for now fails, so that the delivery comes again. Reads: the sign-up, its event, and the campaign.
 */
export const offerByMail =
  (messaging: Pick<Messaging, 'db' | 'send' | 'siteUrl'>): MailOffer =>
  async (organization, id) => {
    const { db, send } = messaging;
    const stored = await db.collection(rsvps.path(organization)).doc(id).get();
    const rsvp = parseOrNull(rsvps.schema, stored.data());
    if (rsvp?.state !== 'offered' || rsvp.offered_until === null || rsvp.email === null) return;
    const [event, campaign] = await Promise.all([
      readEvent(db, organization, rsvp.event_id),
      readCampaign(db, organization),
    ]);
    const shift = event?.shifts.find((one) => one.id === rsvp.shift_id);
    if (!event || !campaign || !shift || event.state !== 'published') return;
    const salt = campaign.salt ?? (await organizationSalt(db, organization));
    const { email: to, name, offered_until } = rsvp;
    const mail = eventMail(
      { to, name, language: rsvp.language ?? 'en' },
      {
        ...{
          title: event.title,
          campaign: campaign.name,
          zone: event.zone,
          place: placeForGuests(event, false),
        },
        ...{ online: null, bring: event.bring, instructions: null },
      },
      {
        ...{ kind: 'offer', from: shift.from, until: new Date(offered_until.toMillis()) },
        link: siteLinks(messaging, salt, organization).own({ ...rsvp, id }, event),
      },
    );
    const key = `event_${organization}_${id}_offer_${offered_until.toMillis()}`;
    const reason = { organization_id: organization, kind: 'event_message', uid: null, to } as const;
    const sent = await send({ ...reason, key }, mail);
    if (sent.is === 'failed') throw new Error(sent.reason);
  };
