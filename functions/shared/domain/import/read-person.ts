import type { PersonRow } from '../../api/imports-api.ts';
import { normaliseEmail, normalisePhone } from '../contact.ts';
import type { DayOrder } from '../days.ts';
import { isOneLine } from '../one-line.ts';
import { type NameParts, noParts, splitName } from '../people/name-parts.ts';
import { contactsMax, partMax, tagLength, tagsMax } from '../people/people-limits.ts';
import { tagKey } from '../people/tag-names.ts';
import { toPlainLine, withoutApostrophe } from './cells.ts';
import { separated } from './listed-items.ts';
import { readCells } from './read-cells.ts';
import { type Meanings, readConsents } from './read-consents.ts';
import { nameInstead, readName } from './row-contact.ts';
import type { Parse, Read } from './row-problems.ts';
import type { RowReader, Written } from './row-reader.ts';

const partKeys = {
  prefix: 'prefix',
  given: 'first_name',
  middle: 'middle_name',
  family: 'last_name',
  suffix: 'suffix',
} as const;
/** Characters of a member's name or address. */
const memberMax = 254;

const addresses: Parse<readonly string[]> = (cell) =>
  several(cell, normaliseEmail, /[\s;,|]+|:::/, 'email_bad');
const numbers: Parse<readonly string[]> = (cell) => several(cell, normalisePhone, /[;,|\n]|:::/, 'phone_bad');

/** One cell may hold several; where one of them cannot be read, the cell as a whole is tried first. */
function several(
  cell: string,
  normalise: (one: string) => string | null,
  separator: RegExp,
  code: 'email_bad' | 'phone_bad',
): ReturnType<Parse<readonly string[]>> {
  const whole = normalise(withoutApostrophe(cell));
  if (whole) return { value: [whole] };
  const parts = cell.split(separator).map(withoutApostrophe).filter(Boolean);
  const read = parts.map(normalise);
  const value = read.flatMap((one) => one ?? []);
  return parts.length > 0 && value.length === read.length ? { value } : { code };
}

/** Every address or number of the row, each once, as many as a card holds. */
function readContacts(
  reader: RowReader,
  field: 'email' | 'phone',
  parse: Parse<readonly string[]>,
): string[] {
  const all: string[] = [];
  for (const written of reader.written(field)) {
    const found = (reader.parse(field, written, parse) ?? []).filter((one) => !all.includes(one));
    if (all.length + found.length > contactsMax)
      reader.problem('contacts_full', field, written.cell, written.column);
    all.push(...found.slice(0, contactsMax - all.length));
  }
  return all;
}

/** Tags of every column that has them, each once by its spelling; those too long or too many are left out. */
function readTags(reader: RowReader): string[] {
  const tags = new Map<string, string>();
  for (const written of reader.written('tags')) {
    const all = reader.parse('tags', written, (cell) => ({ value: separated(cell) })) ?? [];
    const usable = all.filter((tag) => tag.length <= tagLength && tagKey(tag) !== '' && isOneLine(tag));
    if (all.some((tag) => tag.length > tagLength)) note(reader, 'tag_long', written);
    const fresh = usable.filter((tag) => !tags.has(tagKey(tag)));
    if (new Set([...tags.keys(), ...fresh.map(tagKey)]).size > tagsMax) note(reader, 'tags_many', written);
    for (const tag of fresh) if (tags.size < tagsMax && !tags.has(tagKey(tag))) tags.set(tagKey(tag), tag);
  }
  return [...tags.values()];
}
const note = (reader: RowReader, code: 'tag_long' | 'tags_many', { cell, column }: Written): void =>
  reader.problem(code, 'tags', cell, column);

/** The parts as the file has them, or of the whole name where it has none. An organization has none. */
function readParts(reader: RowReader, kind: string, name: string | null): NameParts {
  if (kind === 'organization') return noParts;
  const [prefix, given, middle, family, suffix] = (
    ['prefix', 'given', 'middle', 'family', 'suffix'] as const
  ).map((part) => reader.text(partKeys[part], partMax[part]));
  const parts = {
    prefix: prefix ?? null,
    given: given ?? null,
    middle: middle ?? null,
    family: family ?? null,
    suffix: suffix ?? null,
  };
  const isSplit = Object.values(parts).some((part) => part !== null);
  return isSplit || name === null ? parts : splitName(name);
}

/** One row of a file of people. It is rejected only where nothing says who it is about. */
export function readPerson(
  reader: RowReader,
  options: { row: number; dayOrder: DayOrder; headers: readonly string[]; meanings?: Meanings },
): Read<PersonRow> {
  const { row, dayOrder, headers, meanings = {} } = options;
  const emails = readContacts(reader, 'email', addresses);
  const phones = readContacts(reader, 'phone', numbers);
  const cells = readCells(reader, 'people', dayOrder);
  const whole = readName(reader);
  const instead = nameInstead({ email: emails[0] ?? null, phone: phones[0] ?? null });
  if (!whole && !reader.has('name', ...Object.values(partKeys))) reader.problem('name_missing', 'name');
  if (!whole && !instead) reader.reject();
  const parts = readParts(reader, cells.kind ?? 'person', whole || null);
  return reader.done({
    row,
    name: whole || instead || '',
    ...parts,
    emails,
    phones,
    ...cells,
    tags: readTags(reader),
    assigned_to: reader.text('assigned_to', memberMax, toPlainLine),
    consents: readConsents(reader, headers, meanings),
    flags: [],
    extra: null,
  });
}
