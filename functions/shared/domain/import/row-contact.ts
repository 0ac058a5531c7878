import { normaliseEmail, normalisePhone } from '../contact.ts';
import { foldText } from '../name-keys.ts';
import { toPlainLine, truncate, withoutApostrophe } from './cells.ts';
import type { Contact } from './identity.ts';
import type { RowReader } from './row-reader.ts';

/** Characters of a name, as the collections hold it. */
const nameMax = 120;
const parts = ['prefix', 'first_name', 'middle_name', 'last_name', 'suffix'] as const;

/** What a person is called whose name the file does not say. */
export const nameInstead = ({ email, phone }: Pick<Contact, 'email' | 'phone'>): string | null =>
  email === null ? phone : truncate(email, nameMax);

/** Whether a row says the name in parts as well, and the whole one as lists are sorted: `López, Ana`. */
const isInverted = (row: RowReader): boolean =>
  row.written('name')[0]?.cell.includes(',') === true &&
  row.written('first_name').length > 0 &&
  row.written('last_name').length > 0;

/** The whole name where the row has one, else its parts joined. Empty where neither can be read. */
export function readName(row: RowReader): string {
  const whole = isInverted(row) ? '' : named(row, row.text('name', nameMax));
  if (whole) return whole;
  const name = joined(row);
  if (name.length > nameMax) row.problem('cut', 'name', name);
  return named(row, truncate(name, nameMax));
}

/** A name, unless it has neither letter nor digit. */
function named(row: RowReader, name: string | null): string {
  if (!name || foldText(name)) return name ?? '';
  row.problem('name_empty', 'name', name, placeOf(row));
  return '';
}

const placeOf = (row: RowReader): number | null => row.written('name')[0]?.column ?? null;

const joined = (row: RowReader): string =>
  parts
    .map((part) => row.text(part, nameMax))
    .filter((text) => text !== null)
    .join(' ');

/** Who a row is about. Whoever has an address or a number that can be read is known by it where the name cannot be. */
export function readContact(row: RowReader): Contact {
  const name = readName(row);
  const email = row.read('email', (cell) => {
    const value = normaliseEmail(toPlainLine(cell));
    return value ? { value } : { code: 'email_bad' };
  });
  const phone = row.read('phone', (cell) => {
    const value = normalisePhone(withoutApostrophe(cell));
    return value ? { value } : { code: 'phone_bad' };
  });
  if (name) return { name, email, phone };
  const instead = nameInstead({ email, phone });
  if (!row.has('name', ...parts)) row.problem('name_missing', 'name');
  if (!instead) row.reject();
  return { name: instead ?? '', email, phone };
}
