import type { Request, Response } from 'express';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { walkUps } from '#shared/collections/index.ts';
import { normalisePhone } from '#shared/domain/contact.ts';
import { takesWalkUps, walkUpsMax, walkUpsWaitingMax } from '#shared/domain/events/walk-ups.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { wellFormed } from '#shared/domain/well-formed.ts';
import { keyedMutex } from '#shared/keyed-mutex.ts';
import { RefusedError } from '#shared/refusals.ts';
import { type Language, languages } from '#shared/themes.ts';
import type { Bucket } from '#shared/usecases/buckets.ts';
import { sha256 } from '../hash.ts';
import { formToken, readToken } from '../site/form-token.ts';
import { plainPage } from '../site/page.ts';
import { formOf } from '../site/post-sign-up.ts';
import { type Found, readAnyEvent } from '../site/read-campaign.ts';
import { sendPage } from '../site/send-page.ts';
import { languageOf, type SiteContext } from '../site/site-pages.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { type AskProblem, askPage, type Typed } from './ask-page.ts';
import { isLaunchCode, readLaunchLink, walkPath, walkUpPass } from './launch-links.ts';
import { termsVersion, walkWords } from './walk-up-words.ts';

/** Bytes of the form, and characters of a name. */
const [bytesMax, nameMax] = [4_096, 120];
const [tenMinutes, aDay] = [10 * 60_000, 24 * 60 * 60_000];
/** Walk-ups from one network address in ten minutes: all of a launch may stand in one hall. */
export const walkUpsOfNetwork = 60;
/** How long somebody is kept who was never let in. */
const retentionMs = 2 * aDay;

const networkBucket = (address: string): Bucket => ({
  id: `walk-up-from-${sha256(address)}`,
  limits: [{ windowMs: tenMinutes, failures: walkUpsOfNetwork }],
});

type Launch = { language: Language; found: Found; code: string; salt: string };

function refuse(response: Response, language: Language, why: 'over' | 'full'): void {
  const words = walkWords[language];
  const texts = { title: words[why], hint: words[`${why}Hint`] };
  sendPage(response, plainPage({ language, ...texts }), { status: why === 'over' ? 404 : 429 });
}

/** The launch that a code opens; null where it is forged, foreign or old, which was answered then, all alike. */
async function requireLaunch(
  { db, now }: SiteContext,
  response: Response,
  named: string,
  code: string,
): Promise<Launch | null> {
  const language = languages.find((known) => known === named);
  const link = readLaunchLink(code);
  const found = language && link?.window != null ? await readAnyEvent(db, link.organization, link.ref) : null;
  const salt = found?.campaign.salt ?? null;
  const isOpen =
    link && found && salt !== null && isLaunchCode(salt, link, now()) && takesWalkUps(found.event, now());
  if (language && found && salt !== null && isOpen) return { language, found, code, salt };
  refuse(response, languageOf(named), 'over');
  return null;
}

const tokenFor = ({ salt, found }: Launch, now: number): string =>
  formToken(salt, { organization: found.campaign.id, event: `launch ${found.event.id}` }, now);

function ask(response: Response, launch: Launch, now: number, typed?: Typed, problems?: AskProblem[]): void {
  const asking = { ...launch, token: tokenFor(launch, now), ...(typed ? { typed } : {}) };
  sendPage(response, askPage({ ...asking, problems: problems ?? [] }), {
    status: problems && problems.length > 0 ? 422 : 200,
  });
}

/** Shows the form behind a launch's code. Four reads. */
export async function showLaunch(
  context: SiteContext,
  response: Response,
  language: string,
  code: string,
): Promise<void> {
  const launch = await requireLaunch(context, response, language, code);
  if (launch) ask(response, launch, context.now());
}

/** Of a queue that asks at once, transactions which count the same would contend. */
const turns = keyedMutex();

/** Stores a walk-up who waits, once for each token; false where too many wait. */
async function store(
  { db, now }: SiteContext,
  { found, language }: Launch,
  id: string,
  person: { name: string; phone: string },
): Promise<boolean> {
  const of = db.collection(walkUps.path(found.campaign.id));
  const ofEvent = of.where('event_id', '==', found.event.id);
  const key = `${found.campaign.id} ${found.event.id}`;
  const attempt = async (transaction: Transaction): Promise<boolean> => {
    const [stored, waiting, all] = await Promise.all([
      transaction.get(of.doc(id)),
      transaction.get(ofEvent.where('state', '==', 'waiting').count()),
      transaction.get(ofEvent.count()),
    ]);
    if (stored.exists) return true;
    if (waiting.data().count >= walkUpsWaitingMax || all.data().count >= walkUpsMax) return false;
    // Read with the counts, so that of many who come at once each sees who came before.
    const at = Timestamp.fromMillis(now());
    transaction.create(
      of.doc(id),
      walkUps.schema.parse({
        ...{ ...person, event_id: found.event.id, language, terms: walkWords[language].terms },
        ...{ terms_version: termsVersion(language), asked_at: at, state: 'waiting', decided_by: null },
        ...{ decided_at: null, rsvp_id: null, until: null },
        expires_at: Timestamp.fromMillis(now() + retentionMs),
      }),
    );
    return true;
  };
  return turns(key, () => runTransactionWithRetry(db, attempt));
}

/** Takes the form, and sends the telephone to the page that it waits on. Nothing is stored without the terms. */
export async function askToJoin(
  context: SiteContext,
  request: Request,
  response: Response,
  named: string,
  code: string,
): Promise<void> {
  const launch = await requireLaunch(context, response, named, code);
  if (!launch) return;
  const { now, taking } = context;
  const { language, salt, found } = launch;
  const body = formOf(request, bytesMax);
  const fields = new URLSearchParams(wellFormed((body ?? Buffer.alloc(0)).toString('utf8')));
  const one = (name: string): string => fields.get(name) ?? '';
  const typed = { name: cleanLine(one('name')).slice(0, nameMax), phone: one('phone').slice(0, 40) };
  const phone = normalisePhone(typed.phone);
  const about = { organization: found.campaign.id, event: `launch ${found.event.id}` };
  const token = readToken(salt, about, { token: one('token'), work: '' }, now());
  const problems: AskProblem[] = [
    ...(foldText(typed.name) === '' ? (['name'] as const) : []),
    ...(phone === null ? (['phone'] as const) : []),
    ...(one('terms') === 'yes' ? [] : (['terms'] as const)),
    ...(token.is === 'good' ? [] : (['quick'] as const)),
  ];
  // A field that nobody sees is filled in by machines alone.
  if (problems.length > 0 || token.is !== 'good' || phone === null || one('website') !== '')
    return ask(response, launch, now(), typed, problems.length > 0 ? problems : ['quick']);
  try {
    await taking.countAttempt(networkBucket(context.networkOf(request)));
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== 'resource-exhausted') throw error;
    return refuse(response, language, 'full');
  }
  if (!(await store(context, launch, token.id, { name: typed.name, phone })))
    return refuse(response, language, 'full');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('referrer-policy', 'no-referrer');
  response.redirect(303, walkPath(language, walkUpPass(salt, found.campaign.id, token.id)));
}
