import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { requestHolds } from '#shared/collections/appointments.ts';
import { scheduleSettings } from '#shared/collections/index.ts';
import { currentSchedule } from '#shared/collections/schedule-settings.ts';
import { RefusedError } from '#shared/refusals.ts';
import { type Language, languages } from '#shared/themes.ts';
import { type PublicRequest, takePublicRequest } from '#shared/usecases/schedule/public-requests.ts';
import { parseOrNull } from '../document-change.ts';
import { organizationSalt } from '../leave/organization-salt.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { transactionStore } from '../usecases/firestore-store.ts';
import { formBytesMax } from './form-body.ts';
import { requestsUsual, usualRequests } from './form-limits.ts';
import { formToken, readToken } from './form-token.ts';
import { plainPage } from './page.ts';
import { formOf } from './post-sign-up.ts';
import { type Campaign, readCampaign } from './read-campaign.ts';
import { type RequestProblems, requestOf, typedRequest } from './request-body.ts';
import { requestDonePage, requestForm, requestPage } from './request-page.ts';
import { requestWords } from './request-words.ts';
import { sendPage } from './send-page.ts';
import { languageOf, type SiteContext, sendNothing } from './site-pages.ts';

type Open = { language: Language; campaign: Campaign; zone: string };
export type RequestAddress = { language: string; organization: string; isFramed: boolean };

/** The campaign whose form is open; null where there is none, which was answered then. One read, beside the campaign's. */
async function requireOpen(
  db: Firestore,
  response: Response,
  { language: named, organization }: RequestAddress,
): Promise<Open | null> {
  const language = languages.find((known) => known === named);
  const campaign = language === undefined ? null : await readCampaign(db, organization);
  const stored =
    campaign && (await db.collection(scheduleSettings.path(campaign.id)).doc(currentSchedule).get());
  const settings = parseOrNull(scheduleSettings.schema, stored?.data());
  if (language !== undefined && campaign && settings?.takes_requests)
    return { language, campaign, zone: settings.zone };
  sendNothing(response, languageOf(named));
  return null;
}

/** Shows the form, the same to everybody. */
export async function showRequestForm(
  { db }: SiteContext,
  response: Response,
  address: RequestAddress,
): Promise<void> {
  const open = await requireOpen(db, response, address);
  if (!open) return;
  const { isFramed } = address;
  sendPage(response, requestPage({ ...open, isFramed }), { isShared: true, isFramed, isListed: !isFramed });
}

type Hold = (typeof requestHolds)[number] | null;

const store = (
  { db, now }: Pick<SiteContext, 'db' | 'now'>,
  organization: string,
  taken: { id: string; request: PublicRequest; form: { language: Language; hold: Hold } },
): Promise<void> =>
  runTransactionWithRetry(db, (transaction) =>
    takePublicRequest(
      transactionStore(db, { organization, uid: '' }, transaction).store,
      {
        ...{ now, instant: (millis) => Timestamp.fromMillis(millis), newId: randomUUID },
        member: { organization },
      },
      taken,
    ),
  );

/**
 * Takes a request for the candidate's time, once for its token. Whatever is wrong, the page comes back with all that was typed.
 * What may be a machine's is marked so for whoever decides, and its address is mailed nothing.
 */
export async function postRequestForm(
  context: SiteContext,
  request: Request,
  response: Response,
  address: RequestAddress,
): Promise<void> {
  const { db, now, taking } = context;
  const open = await requireOpen(db, response, address);
  if (!open) return;
  const { language, campaign, zone } = open;
  const { isFramed } = address;
  const words = requestWords[language];
  const body = formOf(request, formBytesMax);
  if (body === null) {
    const texts = { language, title: words.title, hint: words.problem.tooBig };
    return sendPage(response, plainPage(texts), { status: 413 });
  }
  const typed = typedRequest(body);
  const salt = campaign.salt ?? (await organizationSalt(db, campaign.id));
  const about = { organization: campaign.id, event: requestForm };
  const fresh = () => formToken(salt, about, now());
  const again = (
    message: 'title' | 'check' | 'quick' | 'late' | 'many',
    token: string,
    problems: RequestProblems = {},
    status = 422,
  ) => {
    const filled = { typed, problems, message: words.problem[message], token };
    sendPage(response, requestPage({ ...open, isFramed, filled }), { status, isFramed });
  };
  const token = readToken(salt, about, typed, now());
  const checked = requestOf(typed, zone, now());
  const reusable = token.is === 'good' || token.is === 'quick' ? typed.token : fresh();
  if (checked.is === 'bad') return again('title', reusable, checked.problems);
  if (token.is === 'none') return again('check', fresh());
  if (token.is === 'late') return again('late', fresh());
  if (token.is === 'quick') return again('quick', typed.token);
  try {
    const { count } = await taking.countAttempt(usualRequests(campaign.id, context.networkOf(request)));
    const hold: Hold =
      typed.website !== '' ? 'trap' : count > requestsUsual ? 'network' : token.hasWork ? null : 'work';
    await store(context, campaign.id, { id: token.id, request: checked.request, form: { language, hold } });
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (error.code !== 'resource-exhausted') return again('title', reusable, { day: 'day' }, 409);
    response.setHeader('retry-after', String(Math.ceil((error.retryAfterMs ?? 600_000) / 1_000)));
    return again('many', typed.token, {}, 429);
  }
  sendPage(response, requestDonePage({ language, campaign, isFramed }), { isFramed });
}
