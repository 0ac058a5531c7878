import type { ConsentCell } from '../../api/imports-api.ts';
import { foldText } from '../name-keys.ts';
import { withoutApostrophe } from './cells.ts';
import { isNo } from './choices.ts';
import { isSilentAnswer, isYesAnswer } from './consent-answers.ts';
import type { ConsentKey } from './consent-keys.ts';
import { plainWords, type Refusal, refusalIn } from './refusal-words.ts';

type Statement = Pick<ConsentCell, 'what' | 'channel'>;

/** A no in more words: `Not Subscribed`, `never agreed`. */
const beginsNo = /^(not|never|no|nope|nah|non|none|neither|nunca|jamas|ningun\w*|tampoco)\b/;
/** A program's words for one who has not agreed yet. In longer ones a person said something. */
const notYet =
  /^(not|no|never|nunca|non) (yet )?(subscribed|opted in|opt in|consented|consent|set|suscrit[oa])$/;
/** Answers of one word that say no: to an invitation a refusal, in a column of opt-outs that there was none. */
const plainNo = ['nope', 'nah', 'never', 'nunca', 'jamas', 'ninguno', 'ninguna'];
/** States of an address that mail may go to. */
const open = ['active', 'activo', 'activa', 'verified', 'verificado'];
/** A dash or an empty box, where others leave the cell empty. */
const isBlank = (cell: string): boolean => /^[\s\-–—_.☐□⬜]*$/u.test(withoutApostrophe(cell));
const bounced = ['invalid', 'bad', 'undeliverable', 'rebotado'];
const saysBounced = /\bbounc\w*\b/;
const saysComplained = /\b(complain\w*|spam|abuse)\b/;

const optIns = { email_opt_in: 'email', text_opt_in: 'text' } as const;
const optOuts = {
  email_opt_out: 'email',
  text_opt_out: 'text',
  call_opt_out: 'call',
  mail_opt_out: 'mail',
  contact_opt_out: 'all',
} as const;
const isIn = <T extends object>(table: T, field: string): field is keyof T & string => field in table;

/** What whoever imports a file says that an answer means which is in no table. */
export const meanings = ['yes', 'no', 'neither'] as const;
export type Meaning = (typeof meanings)[number];
/** Fields whose answers may be ones that nobody can tell. */
export const answerFields = ['email_opt_in', 'text_opt_in', 'email_status'] as const;
export type AnswerField = (typeof answerFields)[number];

type CellField = Exclude<ConsentKey, 'consent_source'>;

/** Whether an answer says that something is not so: not opted out, not deceased, not a wrong number. */
export const deniesIt = (cell: string): boolean => isNo(cell) || plainNo.includes(plainWords(cell));

/** What one cell says; null where it says nothing, undefined where nobody can tell. */
export function statementOf(field: CellField, cell: string): Statement | null | undefined {
  if (isSilentAnswer(cell) || isBlank(cell)) return null;
  // Silence is the safer mistake: whatever stands in such a column, and is no "no", closes the channel.
  if (isIn(optOuts, field)) return deniesIt(cell) ? null : { what: 'opt_out', channel: optOuts[field] };
  if (field === 'deceased') return deniesIt(cell) ? null : { what: 'deceased', channel: null };
  if (field === 'email_status') return emailStatus(cell, refusalIn(cell));
  return optInAnswer(optIns[field], cell);
}

/** Only what the table has is consent. */
function optInAnswer(channel: 'email' | 'text', cell: string): Statement | null | undefined {
  if (isYesAnswer(cell)) return { what: 'consent', channel };
  const words = plainWords(cell);
  if (refusalIn(cell) === 'opt_out' || deniesIt(cell)) return { what: 'opt_out', channel };
  // Without consent nobody is texted in bulk anyway; email goes to everyone who is not closed.
  if (channel === 'email' && beginsNo.test(words)) return { what: 'opt_out', channel };
  return notYet.test(words) ? null : undefined;
}

/** Whether an answer that is in no table may be called a yes: not where it has a word of refusal. */
export const mayMeanYes = (cell: string): boolean => refusalIn(cell) === null;

/** What a cell says by what its answer is said to mean. */
export function meantStatement(field: AnswerField, cell: string, meaning: Meaning): Statement | null {
  const channel = field === 'text_opt_in' ? 'text' : 'email';
  if (meaning === 'no') return { what: 'opt_out', channel };
  return meaning === 'yes' && field !== 'email_status' && mayMeanYes(cell)
    ? { what: 'consent', channel }
    : null;
}

function emailStatus(cell: string, refusal: Refusal | null): Statement | null | undefined {
  const word = foldText(withoutApostrophe(cell));
  if (refusal === 'opt_out' || isNo(cell)) return { what: 'opt_out', channel: 'email' };
  if (bounced.includes(word) || saysBounced.test(word)) return { what: 'hard_bounce', channel: 'email' };
  if (saysComplained.test(word)) return { what: 'complaint', channel: 'email' };
  if (refusal === 'invalid') return { what: 'hard_bounce', channel: 'email' };
  if (refusal === 'negated' || refusal === 'inactive') return { what: 'opt_out', channel: 'email' };
  return isYesAnswer(cell) || open.includes(word) ? null : undefined;
}
