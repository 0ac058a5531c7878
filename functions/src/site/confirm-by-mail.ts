import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { rsvps } from '#shared/collections/index.ts';
import { RefusedError } from '#shared/refusals.ts';
import { attemptCounter } from '../attempts/count.ts';
import { parseOrNull } from '../document-change.ts';
import { placeForGuests } from '../event-messages/event-place.ts';
import { mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';
import type { Send } from '../outbox/send.ts';
import { whenOf } from './event-words.ts';
import type { Confirm, FormPost } from './finish-post.ts';
import { confirmationBucket } from './form-limits.ts';
import { linkToken } from './link-token.ts';
import { wordsOf } from './page.ts';
import { type Campaign, type Found, readAnyEvent, type SiteEvent } from './read-campaign.ts';
import { signUpPath } from './site-paths.ts';

type ShownSignUp = { shift: string; state: keyof ReturnType<typeof stateWords>; code: string };
const stateWords = (language: FormPost['language']) => wordsOf[language].own.states;

function mailFor(
  campaign: Campaign,
  event: SiteEvent,
  post: FormPost,
  shown: readonly ShownSignUp[],
  link: string,
): Mail {
  const { language, name, email } = post;
  const { mail, own } = wordsOf[language];
  const shifts = shown.map(({ shift, state, code }) => {
    const found = event.shifts.find(({ id }) => id === shift);
    const when = found ? whenOf(language, event.zone, found) : '';
    return [when, found?.label, own.states[state], mail.code(code)].filter(Boolean).join('\n');
  });
  const isIn = shown.some(({ state }) => state === 'registered' || state === 'confirmed');
  const place = placeForGuests(event, isIn);
  const letter = mailOf(
    { to: email, language },
    [
      mail.subject(headerLine(event.title)),
      mail.hello(headerLine(name)),
      mail.got(headerLine(event.title), headerLine(campaign.name)),
      ...shifts,
      ...(place === null ? [] : [`${mail.place}: ${place}`]),
      ...(event.online_url === null || !isIn ? [] : [`${own.join}: ${event.online_url}`]),
      ...(event.instructions === null || !isIn ? [] : [event.instructions]),
      mail.links,
      ...(campaign.paidFor === null ? [] : [campaign.paidFor]),
    ],
    link,
  );
  return { ...letter, press: mail.open };
}

/** What a sign-up is for the person. */
export const shownState = (state: string): ShownSignUp['state'] =>
  (['pending', 'registered', 'confirmed', 'waiting', 'offered'] as const).find((known) => known === state) ??
  'over';

type Confirming = { db: Firestore; send: Send; siteUrl: () => string };

/**
 * Mails whoever signed up, once for each form: what they have, and the link by which they confirm, change or cancel. A mail that
 * does not go out leaves the sign-up as it is and is tried again; one address gets few a day, for anybody can type it. Reads: the
 * event, its campaign, the count of the address, and each sign-up.
 */
export function confirmByMail({ db, send, siteUrl }: Confirming): Confirm {
  const count = attemptCounter(db);
  return async (organization, post, ids) => {
    try {
      const found: Found | null = await readAnyEvent(db, organization, post.event_id);
      if (!found || found.campaign.salt === null) return null;
      const shown = await shownSignUps(db, organization, ids, post.email);
      if (shown.length === 0) return null;
      const counted = await count(confirmationBucket(organization, post.email));
      const token = linkToken(found.campaign.salt, organization, {
        ...{ post: post.id, rsvps: shown.map(({ id, version }) => [id, version] as const) },
      });
      const mail = mailFor(
        found.campaign,
        found.event,
        post,
        shown,
        siteUrl() + signUpPath(post.language, token),
      );
      const reason = {
        organization_id: organization,
        kind: 'event_sign_up',
        uid: null,
        to: post.email,
      } as const;
      const sent = await send({ ...reason, key: `form_${organization}_${post.id}` }, mail);
      if (sent.is !== 'failed') return null;
      await counted.takeBack();
      return sent.reason;
    } catch (error) {
      // An address that has had its mails of today gets no more, however often it is tried.
      if (error instanceof RefusedError) return null;
      logger.error('a confirmation was not mailed', { organization, error });
      return 'The confirmation was not made.';
    }
  };
}

/** Sign-ups that may be shown to whoever reads an address: theirs, for a form finds people by their phone too. */
async function shownSignUps(db: Firestore, organization: string, ids: readonly string[], email: string) {
  const references = ids.map((id) => db.collection(rsvps.path(organization)).doc(id));
  const stored = references.length === 0 ? [] : await db.getAll(...references);
  return stored.flatMap((one) => {
    const rsvp = parseOrNull(rsvps.schema, one.data());
    // A form does not tell whom the campaign does not want.
    if (!rsvp || rsvp.state === 'blocked' || rsvp.email !== email) return [];
    // Cancelled before a mail that was late.
    if (rsvp.state === 'cancelled' || rsvp.state === 'declined') return [];
    const { shift_id: shift, state, code, link_version: version } = rsvp;
    return [{ id: one.id, version, shift, state: shownState(state), code }];
  });
}
