import type { Request, Response } from 'express';
import { RefusedError } from '#shared/refusals.ts';
import { organizationSalt } from '../leave/organization-salt.ts';
import { donePage } from './done-page.ts';
import { eventPage } from './event-page.ts';
import { openShifts } from './event-words.ts';
import { formBytesMax, type Problems, signingOf, typedOf } from './form-body.ts';
import { formToken, readToken, workBits } from './form-token.ts';
import { plainPage, wordsOf } from './page.ts';
import { readCampaign } from './read-campaign.ts';
import { sendPage } from './send-page.ts';
import { type Addressed, requireShown, type SiteContext, sendNothing } from './site-pages.ts';
import { takeSignUp } from './take-sign-up.ts';
import type { Words } from './words-en.ts';

/** The bytes of a posted form; null where it is none, or more than a form has. */
export function formOf(request: Request, bytesMax: number): Buffer | null {
  const raw: unknown = Reflect.get(request, 'rawBody');
  if (!Buffer.isBuffer(raw) || raw.length > bytesMax) return null;
  return request.is('application/x-www-form-urlencoded') === false ? null : raw;
}

/** A token for the form of an event that the public may see. Never kept on the way: each is good for one sign-up. */
export async function sendToken(
  { db, now }: SiteContext,
  response: Response,
  about: { organization: string; event: string },
): Promise<void> {
  // Nothing is made for a campaign that is none.
  const known = await readCampaign(db, about.organization);
  if (!known) return sendNothing(response);
  const token = formToken(known.salt ?? (await organizationSalt(db, known.id)), about, now());
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.json({ token, difficulty: workBits });
}

type Message = Extract<keyof Words['problem'], 'title' | 'check' | 'quick' | 'late' | 'gone'>;

/**
 * Takes what somebody typed into an event's form. Whatever is wrong with it, the page comes back with all of it, and says what
 * is to be done.
 */
export async function postSignUp(
  context: SiteContext,
  request: Request,
  response: Response,
  address: Addressed,
): Promise<void> {
  const { db, now, siteUrl, taking } = context;
  const shown = await requireShown(context, response, address);
  if (!shown) return;
  const { language, found } = shown;
  const { campaign, event } = found;
  const words = wordsOf[language];
  const body = formOf(request, formBytesMax);
  if (body === null) {
    const hint = words.problem.tooBig;
    return sendPage(response, plainPage({ language, title: words.form.title, hint }), { status: 413 });
  }
  const typed = typedOf(body);
  const isFramed = typed.isEmbedded;
  const salt = campaign.salt ?? (await organizationSalt(db, campaign.id));
  const about = { organization: campaign.id, event: event.id };
  const again = (message: Message, problems: Problems, token: string, status = 422): void => {
    const filled = { typed, problems, message: words.problem[message], token };
    const page = eventPage({ language, found, siteUrl: siteUrl(), now: now(), isFramed, filled });
    sendPage(response, page, { status, isFramed });
  };
  const fresh = () => formToken(salt, about, now());
  const token = readToken(salt, about, typed, now());
  const open = openShifts(event, now());
  if (open.length === 0) return again('gone', {}, '', 409);
  const checked = signingOf(typed, event, open);
  if (checked.is === 'bad')
    return again(
      'title',
      checked.problems,
      token.is === 'good' || token.is === 'quick' ? typed.token : fresh(),
    );
  if (token.is === 'none') return again('check', {}, fresh());
  if (token.is === 'late') return again('late', {}, fresh());
  if (token.is === 'quick') return again('quick', {}, typed.token);
  try {
    const outcome = await takeSignUp(taking, {
      ...{ id: token.id, found, language, signing: checked.signing, hasWork: token.hasWork },
      ...{ isTrapped: typed.trap !== '', network: context.networkOf(request) },
    });
    sendPage(response, donePage({ language, found, isFramed, outcome, email: checked.signing.email }), {
      isFramed,
    });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    // What changed while somebody typed: a shift that is over, an event that is called off.
    if (error.code !== 'resource-exhausted') return again('gone', { shift: 'gone' }, fresh(), 409);
    response.setHeader('retry-after', String(Math.ceil((error.retryAfterMs ?? 0) / 1_000)));
    sendPage(response, plainPage({ language, title: words.form.title, hint: words.problem.many }), {
      status: 429,
      isFramed,
    });
  }
}
