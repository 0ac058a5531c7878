import type { ConsentCell } from '../../api/imports-api.ts';
import { foldText } from '../name-keys.ts';
import { withoutApostrophe } from './cells.ts';
import { isNo } from './choices.ts';
import type { ConsentKey } from './consent-keys.ts';
import { isSourceText, unknownWords, yesWords } from './source-text.ts';

type Statement = Pick<ConsentCell, 'what' | 'channel'>;

const out = [
  ...['unsubscribed', 'unsubscribe', 'opted out', 'optedout', 'opt out', 'stop', 'revoked', 'removed'],
  ...['blocked', 'do not contact', 'do not email', 'do not text', 'baja', 'no contactar'],
];
/** The same inside a sentence: `Opted out on 3/9/2026`. */
const saysOut =
  /\b(unsub\w*|opt(ed)? ?out|revoked?|withdr[ae]wn?|declined|refused|do not|don t|dado de baja)\b/;
/** A no in more words: `Not Subscribed`, `never agreed`. */
const beginsNo = /^(not|never|no|nunca)\b/;
/** Inside a sentence it may be about anything: nobody can tell, and it is no consent. */
const saysNot = /\b(not|never|no|without|isn t|hasn t|didn t|nunca|sin)\b/;
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

const isOut = (word: string): boolean => out.includes(word) || saysOut.test(word);

/** What one cell says; null where it says nothing, undefined where nobody can tell. */
export function statementOf(
  field: Exclude<ConsentKey, 'consent_source'>,
  cell: string,
): Statement | null | undefined {
  const word = foldText(withoutApostrophe(cell));
  if (unknownWords.includes(word)) return null;
  // Silence is the safer mistake: whatever stands in such a column, and is no "no", closes the channel.
  if (isIn(optOuts, field)) return isNo(cell) ? null : { what: 'opt_out', channel: optOuts[field] };
  if (field === 'deceased') return isNo(cell) ? null : { what: 'deceased', channel: null };
  if (field === 'email_status') return emailStatus(word);
  const channel = optIns[field];
  if (isOut(word)) return { what: 'opt_out', channel };
  // Without consent nobody is texted in bulk anyway; email goes to everyone who is not closed.
  if (isNo(cell) || beginsNo.test(word)) return channel === 'email' ? { what: 'opt_out', channel } : null;
  if (saysNot.test(word)) return undefined;
  return yesWords.includes(word) || isSourceText(cell) ? { what: 'consent', channel } : undefined;
}

function emailStatus(word: string): Statement | null | undefined {
  if (isOut(word)) return { what: 'opt_out', channel: 'email' };
  if (bounced.includes(word) || saysBounced.test(word)) return { what: 'hard_bounce', channel: 'email' };
  if (saysComplained.test(word)) return { what: 'complaint', channel: 'email' };
  if (beginsNo.test(word)) return { what: 'opt_out', channel: 'email' };
  return yesWords.includes(word) ? null : undefined;
}
