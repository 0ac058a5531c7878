import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { RsvpCommand } from '#shared/api/rsvps-api.ts';
import { normalisePhone } from '#shared/domain/contact.ts';
import { normaliseEmail } from '#shared/domain/email-address.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { wellFormed } from '#shared/domain/well-formed.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Language } from '#shared/themes.ts';
import { attemptCounter } from '../attempts/count.ts';
import { sha256 } from '../hash.ts';
import { cleanText, nameMax } from './form-body.ts';
import { readKit } from './host-kit.ts';
import { changesBucket, openingsBucket } from './host-limits.ts';
import { hostNoteMax, hostPage, hostWordsOf } from './host-page.ts';
import { plainPage } from './page.ts';
import { formOf } from './post-sign-up.ts';
import { type Host, noteChanged, noteOpened, readHost, rosterOf } from './read-host.ts';
import { sendPage } from './send-page.ts';
import { languageOf, type SiteContext } from './site-pages.ts';
import type { HostWords } from './words-host-en.ts';

const bytesMax = 4_096;
type Message = { text: string; isBad: boolean };

/** One answer to every link that does not work, whatever the reason. */
function sendNoLink(response: Response, language: Language): void {
  const { over, overHint } = hostWordsOf[language];
  sendPage(response, plainPage({ language, title: over, hint: overHint }), { status: 404 });
}

function sendBusy(response: Response, language: Language): void {
  const { busy, busyHint } = hostWordsOf[language];
  sendPage(response, plainPage({ language, title: busy, hint: busyHint }), { status: 429 });
}

/** Whether a link may be used once more this hour. */
async function isWithin({ db }: SiteContext, bucket: ReturnType<typeof openingsBucket>): Promise<boolean> {
  try {
    await attemptCounter(db)(bucket);
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'resource-exhausted') return false;
    throw error;
  }
}

type Showing = { language: Language; token: string; host: Host; message: Message | null; status?: number };

async function sendRoster(context: SiteContext, response: Response, showing: Showing): Promise<void> {
  const { language, token, host, message, status = 200 } = showing;
  const [roster, kit] = await Promise.all([rosterOf(context.db, host), readKit(context.db, host)]);
  const { now, siteUrl } = context;
  const shown = { language, token, host, roster, kit, message, siteUrl: siteUrl() };
  sendPage(response, hostPage({ ...shown, now: now(), once: randomUUID() }), { status });
}

/** Shows a host the roster of their event. Each opening is counted with the link. */
export async function showHost(
  context: SiteContext,
  response: Response,
  text: string,
  token: string,
): Promise<void> {
  const language = languageOf(text);
  const host = await readHost(context.db, token, context.now());
  if (!host) return sendNoLink(response, language);
  if (!(await isWithin(context, openingsBucket(host)))) return sendBusy(response, language);
  await noteOpened(context.db, host, context.now());
  await sendRoster(context, response, { language, token, host, message: null });
}

const changesOf: Readonly<Record<string, (now: number) => RsvpCommand>> = {
  confirm: () => ({ is: 'confirm' }),
  arrive: (at) => ({ is: 'check_in', at }),
  undo: () => ({ is: 'reopen' }),
};

/** What was pressed about one sign-up; null where it is nothing of ours. */
function pressedOf(fields: URLSearchParams, now: number): RsvpCommand | 'tooLong' | null {
  const does = fields.get('do') ?? '';
  if (does !== 'note') return Object.hasOwn(changesOf, does) ? (changesOf[does]?.(now) ?? null) : null;
  const note = cleanText(fields.get('note') ?? '');
  return note.length > hostNoteMax ? 'tooLong' : { is: 'note', note: note || null };
}

/** Whoever walked in, as typed. */
function walkInOf(fields: URLSearchParams, { problem }: HostWords) {
  const one = (name: string) => fields.get(name) ?? '';
  const name = cleanLine(one('name'));
  if (foldText(name) === '' || name.length > nameMax) return { is: 'bad', text: problem.name } as const;
  const email = one('email').trim() === '' ? null : normaliseEmail(one('email'));
  if (email === null && one('email').trim() !== '') return { is: 'bad', text: problem.email } as const;
  const phone = one('phone').trim() === '' ? null : normalisePhone(one('phone'));
  if (phone === null && one('phone').trim() !== '') return { is: 'bad', text: problem.phone } as const;
  const once = one('once');
  if (!/^[\da-f-]{36}$/.test(once)) return { is: 'bad', text: problem.what } as const;
  return { is: 'good', name, email, phone, shift: one('shift'), once } as const;
}

async function addWalkIn(
  { changeAsHost }: SiteContext,
  host: Host,
  fields: URLSearchParams,
  words: HostWords,
): Promise<Message> {
  const typed = walkInOf(fields, words);
  if (typed.is === 'bad') return { text: typed.text, isBad: true };
  const { name, email, phone, shift, once } = typed;
  // Ids that follow from the form, so that one which is sent again adds nobody twice.
  const id = (what: string) => sha256(`${host.link.id} ${once} ${what}`).slice(0, 40);
  await changeAsHost.walkIn(host.organization, host.link, {
    ...{ shifts: [{ shift, id: id('rsvp') }], guests: 0, needs: null, answers: [] },
    person: { newId: id('person'), name, email, phone, zip: null, language: null },
  });
  return { text: words.added(name), isBad: false };
}

async function pressOne(
  { changeAsHost, now }: SiteContext,
  host: Host,
  fields: URLSearchParams,
  words: HostWords,
): Promise<Message> {
  const pressed = pressedOf(fields, now());
  if (pressed === 'tooLong') return { text: words.problem.note, isBad: true };
  if (pressed === null) return { text: words.problem.what, isBad: true };
  await changeAsHost.change(host.organization, host.link, fields.get('rsvp') ?? '', pressed);
  return { text: words.saved, isBad: false };
}

/** What a refusal says on the page. */
function refused(error: unknown, { problem }: HostWords): Message {
  if (!(error instanceof RefusedError)) throw error;
  if (error.key === 'rsvps.noPlace') return { text: problem.noPlace, isBad: true };
  return { text: error.key === 'rsvps.eventOff' ? problem.off : problem.what, isBad: true };
}

/** Does what a host pressed, with sign-ups of their own event alone. */
export async function postHost(
  context: SiteContext,
  request: Request,
  response: Response,
  text: string,
  token: string,
): Promise<void> {
  const language = languageOf(text);
  const words = hostWordsOf[language];
  const host = await readHost(context.db, token, context.now());
  if (!host) return sendNoLink(response, language);
  if (!(await isWithin(context, changesBucket(host)))) return sendBusy(response, language);
  const body = formOf(request, bytesMax);
  const fields = new URLSearchParams(wellFormed(body?.toString('utf8') ?? ''));
  const isWalkIn = fields.get('do') === 'walk-in';
  const message = await (isWalkIn ? addWalkIn : pressOne)(context, host, fields, words).catch(
    (error: unknown) => refused(error, words),
  );
  if (!message.isBad) await noteChanged(context.db, host);
  await sendRoster(context, response, { language, token, host, message, status: message.isBad ? 422 : 200 });
}
