import type { ConsentCell } from '../../api/imports-api.ts';
import { importConsents } from '../../constants.ts';
import { normaliseEmail, normalisePhone } from '../contact.ts';
import { toPlainLine, toPlainLines, truncate, withoutApostrophe } from './cells.ts';
import { isSilentAnswer } from './consent-answers.ts';
import type { BadContactKey } from './consent-keys.ts';
import { deniesIt } from './consent-words.ts';
import { headerKey } from './header-key.ts';
import type { RowReader, Written } from './row-reader.ts';

const contacts = {
  email_bad: { field: 'email', normalise: (cell: string) => normaliseEmail(toPlainLine(cell)) },
  phone_bad: { field: 'phone', normalise: (cell: string) => normalisePhone(withoutApostrophe(cell)) },
} as const;
const isMobile = /mobile|cell|sms|textable|movil|celular/;

/** The number that texts go to, where a column says which of several it is. One that can't be read is no other number. */
export function mobileOf(reader: RowReader, headers: readonly string[]): string | null {
  const mobile = reader
    .written('phone')
    .find(({ column }) => isMobile.test(headerKey(headers[column] ?? '')));
  if (mobile === undefined) return null;
  return contacts.phone_bad.normalise(mobile.cell) ?? truncate(toPlainLine(mobile.cell), 254);
}

/** What tells one address or number from the others: `email2`, `home phone`. */
const isOne =
  /\d|mobile|cell|sms|home|work|office|business|other|primary|personal|preferred|second|alt|old|movil|celular|casa|trabajo|oficina|otro|principal/;

/**
 * The column of the address that a header such as `email2_is_bad` or `is_mobile_bad` speaks of. `all` where it tells none from the
 * others, null where the file lacks the one that it names.
 */
function columnNamed(
  reader: RowReader,
  headers: readonly string[],
  field: 'email' | 'phone',
  header: string,
): number | 'all' | null {
  const named = headerKey(header)
    .replace(/^is/, '')
    .replace(/^(bad|wrong|invalid)|(is)?(bad|wrong|invalid|bounced|bouncing|incorrect[oa])$/g, '');
  const keys = headers.map((one, at) => (reader.mapping[at] === field ? headerKey(one) : ''));
  const found = [
    ...[keys.indexOf(named), keys.findIndex((key) => named !== '' && key.startsWith(named))],
    // The first of several is often called by the bare name.
    named === `${field}1` ? keys.findIndex((key) => key.startsWith(field)) : -1,
    keys.findIndex((key) => isMobile.test(named) && isMobile.test(key)),
  ].find((at) => at >= 0);
  if (named === '' || named === field) return 'all';
  return found ?? (isOne.test(named) ? null : 'all');
}

/**
 * What a cell says of an address or number that is wrong: of the one that its header names, else of all that the row has. Null
 * where it says nothing, or where the row lacks the one that is named; if the whole file does, that is told.
 */
export function badContactIn(
  reader: RowReader,
  headers: readonly string[],
  key: BadContactKey,
  written: Written,
): Pick<ConsentCell, 'what' | 'channel' | 'words' | 'about'> | null {
  const words = reader.parse(key, written, (cell) => ({
    value: truncate(toPlainLines(cell), importConsents.words),
  }));
  if (!words || deniesIt(words) || isSilentAnswer(words)) return null;
  const { field, normalise } = contacts[key];
  const statement =
    key === 'email_bad'
      ? ({ what: 'hard_bounce', channel: 'email' } as const)
      : ({ what: 'bad_number', channel: null } as const);
  const column = columnNamed(reader, headers, field, headers[written.column] ?? '');
  if (column === 'all') return { ...statement, words, about: null };
  if (column === null) {
    reader.problem('consent_unaddressed', key, written.cell, written.column);
    return null;
  }
  const about = normalise(reader.cells[column] ?? '');
  return about === null ? null : { ...statement, words, about };
}
