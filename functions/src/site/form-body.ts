import { normalisePhone } from '#shared/domain/contact.ts';
import { normaliseEmail } from '#shared/domain/email-address.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import { cleanLine } from '#shared/domain/one-line.ts';
import { wellFormed } from '#shared/domain/well-formed.ts';
import type { SiteShift } from './event-words.ts';
import type { SiteEvent } from './read-campaign.ts';
import type { Words } from './words-en.ts';

/** Bytes of a form that is looked at. */
export const formBytesMax = 16_384;
export const nameMax = 120;
export const answerMax = 500;
export const needsMax = 500;
export const guestsMax = 9;

/** What was typed, as it was typed: the page shows it again. */
export type Typed = {
  shifts: string[];
  name: string;
  email: string;
  phone: string;
  zip: string;
  guests: string;
  needs: string;
  answers: Record<string, string>;
  mayEmail: boolean;
  mayText: boolean;
  trap: string;
  token: string;
  work: string;
  isEmbedded: boolean;
};
export type FormProblem = Exclude<
  keyof Words['problem'],
  'title' | 'check' | 'quick' | 'late' | 'tooBig' | 'many'
>;
export type Problems = Readonly<Record<string, FormProblem>>;

/** What somebody who signs up said, in the form in which it is stored. */
export type Signing = {
  shiftIds: string[];
  name: string;
  email: string;
  phone: string | null;
  zip: string;
  guests: number;
  needs: string | null;
  answers: { id: string; question: string; answer: string }[];
  mayEmail: boolean;
  mayText: boolean;
  isEmbedded: boolean;
};

export const questionsOf = (event: SiteEvent) => event.questions ?? [];

/** The fields of a posted form. A field that comes twice counts once, shifts apart. */
export function typedOf(body: Buffer): Typed {
  const fields = new URLSearchParams(wellFormed(body.toString('utf8')));
  const one = (name: string): string => fields.get(name) ?? '';
  const answers = [...fields].flatMap(([name, value]) =>
    name.startsWith('question-') ? [[name.slice('question-'.length), value] as const] : [],
  );
  return {
    shifts: [...new Set(fields.getAll('shift'))],
    ...{ name: one('name'), email: one('email'), phone: one('phone'), zip: one('zip') },
    ...{ guests: one('guests'), needs: one('needs'), answers: Object.fromEntries(answers) },
    ...{ mayEmail: one('may-email') === 'yes', mayText: one('may-text') === 'yes' },
    ...{ trap: one('website'), token: one('token'), work: one('work') },
    isEmbedded: one('from') === 'embed',
  };
}

const unseen = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** A text with its lines, without what doesn't show or turns the text around. */
export const cleanText = (value: string): string => value.replace(/\r\n?/g, '\n').replace(unseen, '').trim();

/** What was typed as it is stored, or what is to be corrected. */
export function signingOf(
  typed: Typed,
  event: SiteEvent,
  open: readonly SiteShift[],
): { is: 'good'; signing: Signing } | { is: 'bad'; problems: Problems } {
  const problems: Record<string, FormProblem> = {};
  const shiftIds = open.filter(({ id }) => typed.shifts.includes(id)).map(({ id }) => id);
  if (typed.shifts.length === 0) problems.shift = 'shifts';
  else if (shiftIds.length < typed.shifts.length) problems.shift = 'gone';
  const name = cleanLine(typed.name);
  if (foldText(name) === '') problems.name = 'name';
  else if (name.length > nameMax) problems.name = 'tooLong';
  const email = normaliseEmail(typed.email);
  if (email === null) problems.email = 'email';
  const phone = typed.phone.trim() === '' ? null : normalisePhone(typed.phone);
  if (phone === null && typed.phone.trim() !== '') problems.phone = 'phone';
  else if (phone === null && typed.mayText) problems.phone = 'textPhone';
  const zip = /^\s*(\d{5})(-\d{4})?\s*$/.exec(typed.zip)?.[1] ?? '';
  if (zip === '') problems.zip = 'zip';
  const guests =
    typed.guests.trim() === '' ? 0 : Number(/^\s*\d\s*$/.test(typed.guests) ? typed.guests : Number.NaN);
  if (!(guests <= guestsMax)) problems.guests = 'guests';
  const needs = cleanText(typed.needs);
  if (needs.length > needsMax) problems.needs = 'tooLong';
  const answers = questionsOf(event).flatMap(({ id, text, kind, choices, is_required }) => {
    const answer = cleanText(typed.answers[id] ?? '');
    const known = kind === 'yes_no' ? ['yes', 'no'] : choices;
    const isAnswer = kind === 'text' || known.includes(answer);
    if (answer === '' ? is_required : !isAnswer) problems[`question-${id}`] = 'answer';
    else if (answer.length > answerMax) problems[`question-${id}`] = 'tooLong';
    return answer === '' ? [] : [{ id, question: text, answer }];
  });
  if (Object.keys(problems).length > 0 || email === null) return { is: 'bad', problems };
  const { mayEmail, mayText, isEmbedded } = typed;
  return {
    is: 'good',
    signing: {
      ...{ shiftIds, name, email, phone, zip, guests, needs: needs || null, answers },
      ...{ mayEmail, mayText, isEmbedded },
    },
  };
}
