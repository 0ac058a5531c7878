import type { ConsentCell } from '../../api/imports-api.ts';
import { foldText } from '../name-keys.ts';
import { withoutApostrophe } from './cells.ts';
import { isNo } from './choices.ts';
import type { ConsentKey } from './consent-keys.ts';
import { plainWords, type Refusal, refusalIn } from './refusal-words.ts';
import { isSourceText, unknownWords, yesWords } from './source-text.ts';

type Statement = Pick<ConsentCell, 'what' | 'channel'>;

/** A no in more words: `Not Subscribed`, `never agreed`. */
const beginsNo = /^(not|never|no|nope|nah|non|none|neither|nunca|jamas|ningun\w*|tampoco)\b/;
/** A program's words for one who has not agreed yet. In longer ones a person said something. */
const notYet =
  /^(not|no|never|nunca|non) (yet )?(subscribed|opted in|opt in|consented|consent|set|suscrit[oa])$/;
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
  if (field === 'email_status') return emailStatus(word, refusalIn(cell));
  const channel = optIns[field];
  const [refusal, words] = [refusalIn(cell), plainWords(cell)];
  if (refusal === 'opt_out') return { what: 'opt_out', channel };
  // Without consent nobody is texted in bulk anyway; email goes to everyone who is not closed.
  if (channel === 'email' && (isNo(cell) || beginsNo.test(words))) return { what: 'opt_out', channel };
  if (isNo(cell) || notYet.test(words)) return null;
  if (refusal !== null) return undefined;
  return yesWords.includes(word) || isSourceText(cell) ? { what: 'consent', channel } : undefined;
}

function emailStatus(word: string, refusal: Refusal | null): Statement | null | undefined {
  if (refusal === 'opt_out') return { what: 'opt_out', channel: 'email' };
  if (bounced.includes(word) || saysBounced.test(word)) return { what: 'hard_bounce', channel: 'email' };
  if (saysComplained.test(word)) return { what: 'complaint', channel: 'email' };
  if (refusal === 'invalid') return { what: 'hard_bounce', channel: 'email' };
  if (refusal === 'negated' || refusal === 'inactive') return { what: 'opt_out', channel: 'email' };
  return yesWords.includes(word) ? null : undefined;
}
