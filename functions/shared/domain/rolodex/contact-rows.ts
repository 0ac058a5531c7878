import type { RawContact } from './contact.ts';

/** Reads rows of Google Contacts, Outlook and LinkedIn, and of whatever names its columns alike. */

type Columns = {
  name: number[];
  given: number[];
  middle: number[];
  family: number[];
  emails: number[];
  phones: number[];
  employer: number[];
  occupation: number[];
  street: number[];
  city: number[];
  state: number[];
  zip: number[];
};

const keyOf = (header: string): string =>
  header
    .toLowerCase()
    .replace(/[^a-z0-9áéíóúñ]+/g, ' ')
    .trim();

/** The first pattern that a header has decides what it is; a header that says how a value is labelled is none. */
const labels =
  /\b(label|type|display|phonetic|yomi|extension|fax|pager|telex|callback|assistant|radio|isdn|tty)\b/;
const patterns: readonly (readonly [keyof Columns, RegExp])[] = [
  ['emails', /^e ?mail\b|^correo/],
  ['phones', /\bphone\b|\bmobile\b|^tel[eé]fono|^celular/],
  ['given', /^(given|first) name$|^nombre$/],
  ['middle', /^(additional|middle) name$/],
  ['family', /^(family|last) name$|^apellidos?$/],
  ['name', /^(name|full name|display name)$/],
  ['employer', /^organization( 1)? name$|^company$|^employer$|^empresa$/],
  ['occupation', /^organization( 1)? title$|^job title$|^position$|^occupation$|^cargo$/],
  ['street', /^address 1 street$|^home (street|address)$|^street$/],
  ['city', /^address 1 city$|^home city$|^city$/],
  ['state', /^address 1 region$|^home state$|^state$/],
  ['zip', /^address 1 postal code$|^home postal code$|^zip( code)?$|^postal code$/],
];

function columnsOf(headers: readonly string[]): Columns {
  const columns: Columns = {
    ...{ name: [], given: [], middle: [], family: [], emails: [], phones: [] },
    ...{ employer: [], occupation: [], street: [], city: [], state: [], zip: [] },
  };
  for (const [at, header] of headers.entries()) {
    const key = keyOf(header);
    if (labels.test(key)) continue;
    const found = patterns.find(([, pattern]) => pattern.test(key));
    if (found) columns[found[0]].push(at);
  }
  return columns;
}

/** Rows before the header that are looked at: LinkedIn begins with notes. */
const preambleMax = 20;

const hasName = ({ name, given, family }: Columns): boolean => name.length + given.length + family.length > 0;
const isHeader = (columns: Columns): boolean =>
  hasName(columns) && columns.emails.length + columns.phones.length + columns.employer.length > 0;

/** Several values of one cell stand between three colons in Google's files. */
const valuesOf = (cell: string): string[] => cell.split(' ::: ').map((value) => value.trim());

/** Contacts of rows, `most` at most; null where no row names columns of contacts. */
export function contactsOfRows(rows: readonly (readonly string[])[], most: number): RawContact[] | null {
  const at = rows.slice(0, preambleMax).findIndex((cells) => isHeader(columnsOf(cells)));
  if (at === -1) return null;
  const columns = columnsOf(rows[at] ?? []);
  const found: RawContact[] = [];
  for (const cells of rows.slice(at + 1)) {
    const all = (which: keyof Columns): string[] =>
      columns[which].flatMap((place) => valuesOf((cells[place] ?? '').slice(0, 1_000))).filter(Boolean);
    const one = (which: keyof Columns): string => all(which)[0] ?? '';
    const parts = [one('given'), one('middle'), one('family')].filter(Boolean).join(' ');
    const contact: RawContact = {
      ...{ name: one('name') || parts, emails: all('emails'), phones: all('phones') },
      ...{ employer: one('employer'), occupation: one('occupation') },
      ...{ street: one('street'), city: one('city'), state: one('state'), zip: one('zip') },
    };
    if (cells.every((cell) => cell.trim() === '')) continue;
    found.push(contact);
    if (found.length >= most) break;
  }
  return found;
}
