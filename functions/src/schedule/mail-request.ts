import type { Firestore } from 'firebase-admin/firestore';
import { appointments } from '#shared/collections/index.ts';
import type { AppointmentFields } from '#shared/domain/schedule/schedule-entry.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Language } from '#shared/themes.ts';
import { attemptCounter } from '../attempts/count.ts';
import { parseOrNull } from '../document-change.ts';
import type { DueHandler } from '../due/handler.ts';
import { type Letter, mailOf } from '../mail/letter.ts';
import { headerLine } from '../mail/message.ts';
import type { Send } from '../outbox/send.ts';
import { whenOf } from '../site/event-words.ts';
import { confirmationBucket } from '../site/form-limits.ts';
import { type Campaign, readCampaign } from '../site/read-campaign.ts';
import { requestWords } from '../site/request-words.ts';

/**
 * What somebody is told of their request. Nothing that they typed but their name is in the first mail, for anybody can type an
 * address; what staff writes of its reasons stays with staff.
 */
function letterOf(one: AppointmentFields, { name, paidFor }: Campaign, language: Language): Letter {
  const { mail } = requestWords[language];
  const when = whenOf(language, one.zone, one);
  const campaign = headerLine(name);
  const who = headerLine(one.decision?.surrogate ?? '') || mail.surrogateFallback;
  const texts = {
    requested: [mail.received(campaign), mail.receivedText(campaign, when)],
    accepted: [mail.accepted(campaign), mail.acceptedText(when)],
    declined: [mail.declined(campaign), mail.declinedText(when)],
    surrogate: [mail.surrogate(campaign), mail.surrogateText(when, who)],
    cancelled: [mail.cancelled(campaign), mail.cancelledText(when)],
  } as const satisfies Record<AppointmentFields['state'], readonly [string, string]>;
  const [subject, text] = texts[one.state];
  const greeting = mail.hello(headerLine(one.contact_name ?? ''));
  const isFirst = one.state === 'requested';
  return [subject, greeting, text, ...(isFirst ? [mail.notYou] : []), ...(paidFor === null ? [] : [paidFor])];
}

/**
 * Mails whoever asked for the candidate's time by the public form: that it came, and what was decided. Each decision is
 * mailed once. One address is told of few new requests a day. Reads: the request, the campaign and a count.
 */
export const mailScheduleRequest = ({ db, send }: { db: Firestore; send: Send }): DueHandler => {
  const count = attemptCounter(db);
  return async ({ organization_id: organization, ref, since }) => {
    const stored = await db.collection(appointments.path(organization)).doc(ref).get();
    const one = parseOrNull(appointments.schema, stored.data());
    if (!one?.form || one.requester_email === null) return 'done';
    // Accepted and taken back within the minute: it may be a machine's still, with anybody's address.
    if (one.form.hold !== null && (one.state === 'requested' || one.state === 'declined')) return 'done';
    const campaign = await readCampaign(db, organization);
    if (!campaign) return 'done';
    const isFirst = one.state === 'requested';
    let counted: Awaited<ReturnType<typeof count>> | null = null;
    try {
      if (isFirst) counted = await count(confirmationBucket(organization, one.requester_email));
    } catch (error) {
      if (error instanceof RefusedError) return 'done';
      throw error;
    }
    const { language } = one.form;
    const mail = mailOf({ to: one.requester_email, language }, letterOf(one, campaign, language));
    const reason = { organization_id: organization, kind: 'schedule_request', uid: null } as const;
    // What is decided a second time is mailed a second time, for the last mail has to be right.
    const moment = isFirst ? one.starts_at.toMillis() : since;
    const key = `schedule_request_${organization}_${ref}_${one.state}_${moment}`;
    const sent = await send({ ...reason, to: one.requester_email, key }, mail);
    if (sent.is !== 'failed') return 'done';
    await counted?.takeBack();
    throw new Error(sent.reason);
  };
};
