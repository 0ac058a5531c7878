import { normaliseEmail, normalisePhone } from '../contact.ts';
import { fold } from '../names.ts';
import { bare, plain } from './cells.ts';
import type { Contact } from './identity.ts';
import type { RowReader } from './row-reader.ts';

/** Characters of a name, as the collections hold it. */
const nameMax = 120;
const parts = ['first_name', 'middle_name', 'last_name', 'suffix'] as const;

/** The whole name where the row has one, else its parts joined. */
function readName(row: RowReader): string {
  const whole = row.text('name', nameMax);
  if (row.has('name')) return '';
  const name = whole ?? joined(row);
  if (parts.some((part) => row.has(part))) return '';
  const cell = row.written('name')[0] ?? '';
  if (!name) row.problem('name_missing', 'name', cell);
  else if (name.length > nameMax) row.problem('too_long', 'name', name);
  else if (!fold(name)) row.problem('name_empty', 'name', name);
  return name;
}

const joined = (row: RowReader): string =>
  parts
    .map((part) => row.text(part, nameMax))
    .filter((text) => text !== null)
    .join(' ');

/** Who a row is about. */
export const readContact = (row: RowReader): Contact => ({
  name: readName(row),
  email: row.read('email', (cell) => {
    const value = normaliseEmail(plain(cell));
    return value ? { value } : { code: 'email_bad' };
  }),
  phone: row.read('phone', (cell) => {
    const value = normalisePhone(bare(cell));
    return value ? { value } : { code: 'phone_bad' };
  }),
});
