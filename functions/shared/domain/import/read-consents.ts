import type { ConsentCell } from '../../api/imports-api.ts';
import { importConsents, importFlags } from '../../constants.ts';
import { foldText } from '../name-keys.ts';
import { toPlainLine, toPlainLines, truncate, withoutApostrophe } from './cells.ts';
import { isNo } from './choices.ts';
import { type ConsentKey, consentKeys } from './consent-keys.ts';
import type { RowReader } from './row-reader.ts';
import { isSourceText, unknownWords, yesWords } from './source-text.ts';

type Statement = Pick<ConsentCell, 'what' | 'channel'>;

const out = [
  ...[
    'unsubscribed',
    'unsubscribe',
    'opted out',
    'optedout',
    'opt out',
    'stop',
    'revoked',
    'removed',
    'blocked',
  ],
  ...['do not contact', 'do not email', 'do not text', 'baja', 'no contactar'],
];
const bounced = [
  'bounced',
  'bouncing',
  'bounce',
  'hard bounce',
  'invalid',
  'bad',
  'undeliverable',
  'rebotado',
];
const complained = ['complaint', 'complained', 'spam', 'spam complaint', 'abuse', 'spam reported'];
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
function statementOf(
  field: Exclude<ConsentKey, 'consent_source'>,
  cell: string,
): Statement | null | undefined {
  const word = foldText(withoutApostrophe(cell));
  if (unknownWords.includes(word)) return null;
  // Silence is the safer mistake: whatever stands in such a column, and is no "no", closes the channel.
  if (isIn(optOuts, field)) return isNo(cell) ? null : { what: 'opt_out', channel: optOuts[field] };
  if (field === 'deceased') return isNo(cell) ? null : { what: 'deceased', channel: null };
  if (field === 'email_status') {
    if (out.includes(word)) return { what: 'opt_out', channel: 'email' };
    if (bounced.includes(word)) return { what: 'hard_bounce', channel: 'email' };
    if (complained.includes(word)) return { what: 'complaint', channel: 'email' };
    return yesWords.includes(word) ? null : undefined;
  }
  const channel = optIns[field];
  if (out.includes(word)) return { what: 'opt_out', channel };
  // Without consent nobody is texted in bulk anyway; email goes to everyone who is not closed.
  if (isNo(cell)) return channel === 'email' ? { what: 'opt_out', channel } : null;
  return yesWords.includes(word) || isSourceText(cell) ? { what: 'consent', channel } : undefined;
}

/**
 * What a row says about contacting the person, each with the words of its cell. An opt-out always counts. Consent counts only
 * where a text says where it comes from; without one it is sent along and counted, and is none.
 */
export function readConsents(reader: RowReader, headers: readonly string[]): ConsentCell[] {
  const source = reader.text('consent_source', importConsents.words, toPlainLines);
  const cells: ConsentCell[] = [];
  for (const field of consentKeys) {
    if (field === 'consent_source') continue;
    for (const written of reader.written(field)) {
      const statement = reader.parse(field, written, (cell) => {
        const value = statementOf(field, cell);
        return value === undefined ? { code: 'consent_bad' } : { value };
      });
      if (!statement) continue;
      const words = truncate(toPlainLines(written.cell), importConsents.words);
      const found = isSourceText(source) ? source : isSourceText(words) ? words : null;
      if (statement.what === 'consent' && found === null)
        reader.problem('consent_unsourced', field, written.cell, written.column);
      const column = truncate(toPlainLine(headers[written.column] ?? ''), importFlags.column) || field;
      cells.push({
        ...statement,
        field,
        column,
        words,
        source: statement.what === 'consent' ? found : source,
      });
    }
  }
  return cells.slice(0, importConsents.max);
}
