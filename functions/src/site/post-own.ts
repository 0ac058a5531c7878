import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type { RsvpCommand } from '#shared/api/rsvps-api.ts';
import { formPosts } from '#shared/collections/index.ts';
import { guestsMax } from '#shared/domain/events/rsvp-choices.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Language } from '#shared/themes.ts';
import { recordContactEvents } from '#shared/usecases/consent/record-contact-events.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { transactionStore } from '../usecases/firestore-store.ts';
import { ownPage } from './own-page.ts';
import { plainPage, wordsOf } from './page.ts';
import { formOf } from './post-sign-up.ts';
import { type OwnSignUps, readOwn } from './read-own.ts';
import { sendPage } from './send-page.ts';
import { languageOf, type SiteContext } from './site-pages.ts';

const bytesMax = 4_096;

/** One answer to every link that does not work, whatever the reason. */
function sendNoLink(response: Response, language: Language): void {
  const { link, linkHint } = wordsOf[language].own;
  sendPage(response, plainPage({ language, title: link, hint: linkHint }), { status: 404 });
}

/** What was pressed; null where it is nothing of ours. */
function pressedOf(body: Buffer): { rsvp: string; changes: RsvpCommand[] } | null {
  const fields = new URLSearchParams(body.toString('utf8'));
  const [does, rsvp, shift, guests] = ['do', 'rsvp', 'shift', 'guests'].map((name) => fields.get(name) ?? '');
  if (rsvp === undefined) return null;
  if (does === 'confirm' || does === 'cancel') return { rsvp, changes: [{ is: does }] };
  const count = /^\d$/.test(guests ?? '') ? Number(guests) : Number.NaN;
  if (does !== 'change' || shift === undefined || !(count <= guestsMax)) return null;
  return {
    rsvp,
    changes: [
      { is: 'move', shift },
      { is: 'guests', guests: count },
    ],
  };
}

/**
 * Records what somebody ticked, once they pressed a button behind the link that was mailed to them: before that anybody could
 * have typed their address. Three reads, and those of the evidence.
 */
async function recordTicks(
  db: Firestore,
  { organization, post }: OwnSignUps,
  person: string,
  now: number,
): Promise<void> {
  const stored = await db.collection(formPosts.path(organization)).doc(post).get();
  const ticked = parseOrNull(formPosts.schema, stored.data());
  if (!ticked || (!ticked.may_email && !ticked.may_text)) return;
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
        // A number that was typed proves nobody's: this lifts no STOP.
        ...(ticked.may_text && phone !== null
          ? [
              {
                ...evidence,
                id: `form-${post}-text`,
                kind: 'phone',
                value: phone,
                what: 'consent',
                grade: 'express',
                channel: 'text',
              } as const,
            ]
          : []),
      ],
    ),
  );
}

/** Shows what a link is about. Programs open links: nothing changes by that. */
export async function showOwn(
  context: SiteContext,
  response: Response,
  text: string,
  token: string,
): Promise<void> {
  const language = languageOf(text);
  const own = await readOwn(context.db, token);
  if (!own) return sendNoLink(response, language);
  sendPage(response, ownPage({ language, token, own, message: null, now: context.now() }));
}

/** Does what was pressed behind a link, as often as it is pressed. */
export async function postOwn(
  context: SiteContext,
  request: Request,
  response: Response,
  text: string,
  token: string,
): Promise<void> {
  const { db, now, changeByLink } = context;
  const language = languageOf(text);
  const own = await readOwn(db, token);
  if (!own) return sendNoLink(response, language);
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
  try {
    for (const change of pressed.changes)
      await changeByLink(own.organization, rsvp.id, rsvp.link_version, change);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return show(error.key === 'rsvps.full' ? words.full : words.states.over, 409);
  }
  const isCancelled = pressed.changes.some(({ is }) => is === 'cancel');
  if (!isCancelled) await recordTicks(db, own, rsvp.person_id, now());
  await show(isCancelled ? words.cancelled : words.saved);
}
