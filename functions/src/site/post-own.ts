import { createHmac, randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { formPosts } from '#shared/collections/index.ts';
import { guestsMax } from '#shared/domain/events/rsvp-choices.ts';
import { type RefusalKey, RefusedError } from '#shared/refusals.ts';
import type { Language } from '#shared/themes.ts';
import { recordContactEvents } from '#shared/usecases/consent/record-contact-events.ts';
import type { OwnChange } from '#shared/usecases/rsvps/change-rsvp.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { transactionStore } from '../usecases/firestore-store.ts';
import { ownLinkBucket, ownNetworkBucket } from './form-limits.ts';
import { ownPage } from './own-page.ts';
import { plainPage, wordsOf } from './page.ts';
import { formOf } from './post-sign-up.ts';
import { type OwnSignUps, readOwn } from './read-own.ts';
import { sendPage } from './send-page.ts';
import { languageOf, type SiteContext } from './site-pages.ts';
import { siteKey } from './site-paths.ts';
import type { Words } from './words-en.ts';

const bytesMax = 4_096;

const claimKey = (salt: string, phone: string): string =>
  createHmac('sha256', siteKey(salt, 'claim')).update(phone).digest('hex').slice(0, 40);

/** One answer to every link that does not work, whatever the reason. */
function sendNoLink(response: Response, language: Language): void {
  const { link, linkHint } = wordsOf[language].own;
  sendPage(response, plainPage({ language, title: link, hint: linkHint }), { status: 404 });
}

/** What was pressed; null where it is nothing of ours. */
function pressedOf(body: Buffer): { rsvp: string; change: OwnChange } | null {
  const fields = new URLSearchParams(body.toString('utf8'));
  const [does, rsvp, shift, guests] = ['do', 'rsvp', 'shift', 'guests'].map((name) => fields.get(name) ?? '');
  if (rsvp === undefined) return null;
  if (does === 'confirm' || does === 'cancel') return { rsvp, change: { is: does } };
  const count = /^\d$/.test(guests ?? '') ? Number(guests) : Number.NaN;
  if (does !== 'change' || shift === undefined || !(count <= guestsMax)) return null;
  return { rsvp, change: { is: 'rearrange', shift, guests: count } };
}

/**
 * Records what somebody ticked, once they pressed a button behind the link that was mailed to them: before that anybody could
 * have typed their address. Three reads, and those of the evidence.
 */
async function recordTicks(
  db: Firestore,
  { organization, post, found }: OwnSignUps,
  person: string,
  now: number,
): Promise<void> {
  const stored = await db.collection(formPosts.path(organization)).doc(post).get();
  const ticked = parseOrNull(formPosts.schema, stored.data());
  const { salt } = found.campaign;
  if (!ticked || salt === null || (!ticked.may_email && !ticked.may_text)) return;
  const member = {
    ...{ uid: '', organization, role: 'user' as const, grants: [], fullName: '' },
    ...{ email: null, signedInAt: 0 },
  };
  const evidence = {
    ...({
      source: 'form',
      text_version: ticked.text_version,
      by: null,
      at: ticked.at.toMillis(),
      personId: person,
    } as const),
  };
  const { email, phone } = ticked;
  await runTransactionWithRetry(db, (transaction) =>
    recordContactEvents(
      transactionStore(db, { organization, uid: '' }, transaction).store,
      { member, newId: randomUUID, now: () => now },
      [
        ...(ticked.may_email
          ? [
              {
                ...evidence,
                id: `form-${post}-email`,
                kind: 'email',
                value: email,
                what: 'opt_in',
                channel: 'email',
              } as const,
            ]
          : []),
        // The link proves the address, and nobody's number: it opens no texts before the number itself says so.
        ...(ticked.may_text && phone !== null
          ? [
              {
                ...evidence,
                // Once for a number, however many forms name it.
                id: `claim-${claimKey(salt, phone)}`,
                kind: 'phone',
                value: phone,
                what: 'consent_claim',
                channel: 'text',
              } as const,
            ]
          : []),
      ],
    ),
  );
}

/** What to say of a change that is not made. */
function refusalOf(key: RefusalKey, own: Words['own']): string {
  if (key === 'rsvps.full') return own.full;
  if (key === 'rsvps.begun') return own.begun;
  if (key === 'rsvps.over') return own.ended;
  return own.states.over;
}

/**
 * The sign-ups that a link shows; null where it is answered already, which all links that do not work are alike. Those count by
 * network, so that nobody goes on making them up, and good ones each by itself: a whole hall may open theirs at once.
 */
async function requireOwn(
  { db, taking: { countAttempt }, networkOf }: SiteContext,
  request: Request,
  response: Response,
  { language, token }: { language: Language; token: string },
): Promise<OwnSignUps | null> {
  const own = await readOwn(db, token);
  try {
    await countAttempt(own ? ownLinkBucket(token) : ownNetworkBucket(networkOf(request)));
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== 'resource-exhausted') throw error;
    const { manyTitle, many } = wordsOf[language].own;
    response.setHeader('retry-after', String(Math.ceil((error.retryAfterMs ?? 0) / 1_000)));
    sendPage(response, plainPage({ language, title: manyTitle, hint: many }), { status: 429 });
    return null;
  }
  if (!own) sendNoLink(response, language);
  return own;
}

/** Shows what a link is about. Programs open links: nothing changes by that. */
export async function showOwn(
  context: SiteContext,
  request: Request,
  response: Response,
  { language: text, token }: { language: string; token: string },
): Promise<void> {
  const language = languageOf(text);
  const own = await requireOwn(context, request, response, { language, token });
  if (own) sendPage(response, ownPage({ language, token, own, message: null, now: context.now() }));
}

/** Does what was pressed behind a link, as often as it is pressed. */
export async function postOwn(
  context: SiteContext,
  request: Request,
  response: Response,
  { language: text, token }: { language: string; token: string },
): Promise<void> {
  const { db, now, changeByLink } = context;
  const language = languageOf(text);
  const own = await requireOwn(context, request, response, { language, token });
  if (!own) return;
  const words = wordsOf[language].own;
  const body = formOf(request, bytesMax);
  const pressed = body && pressedOf(body);
  const rsvp = own.rsvps.find(({ id }) => id === pressed?.rsvp);
  const show = async (message: string | null, status = 200): Promise<void> => {
    const after = await readOwn(db, token);
    if (after)
      return sendPage(response, ownPage({ language, token, own: after, message, now: now() }), { status });
    const { title } = own.found.event;
    sendPage(response, plainPage({ language, title, hint: message ?? '' }), { status });
  };
  if (!pressed || !rsvp) return show(null, 400);
  const { change } = pressed;
  try {
    await changeByLink(own.organization, rsvp.id, rsvp.link_version, change);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return show(refusalOf(error.key, words), 409);
  }
  const isCancelled = change.is === 'cancel';
  if (!isCancelled) await recordTicks(db, own, rsvp.person_id, now());
  await show(isCancelled ? words.cancelled : words.saved);
}
