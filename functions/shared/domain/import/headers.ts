import { consentKeys } from './consent-keys.ts';
import { headerKey } from './header-key.ts';
import type { FieldKey, ImportField } from './import-field.ts';
import { type ImportKind, importFields } from './import-fields.ts';
import { isPledgeHeader } from './pledge-fields.ts';
import { recognizeFile, vendorColumns } from './vendors/recognize-file.ts';

export { headerKey } from './header-key.ts';

/** For each column of the file the field that it fills, or null where it is left out. */
export type Mapping = readonly (FieldKey | null)[];
/** `named`: a known header. `guessed`: its words point there, a person should look. */
export type Match = { field: FieldKey; by: 'named' | 'guessed' } | null;

/** Headers that speak about a contact without carrying it: `Email Opt In`, `Phone Type`. */
const about =
  /opt(in|out)|status|employer|recipient|spouse|committee|account|verified|bounce|unsub|sent|count|carrier|country|extension|type$|id$|label$/;

const rank = (field: ImportField, key: string): number =>
  [field.key, ...field.aliases].findIndex((alias) => headerKey(alias) === key);

const hinted = ({ hints }: ImportField, key: string): boolean =>
  hints?.test(key) === true && !about.test(key);

/** The columns a field takes by name: all of them where it takes many, else the best. */
function named(field: ImportField, keys: readonly string[]): number[] {
  const found = keys
    .map((key, column) => ({ column, rank: key ? rank(field, key) : -1 }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.column - b.column)
    .map(({ column }) => column);
  return field.many ? found : found.slice(0, 1);
}

/** A whole name is not guessed where its parts are known: ActBlue has an `AB Test Name`. */
const isFilled = ({ key }: ImportField, taken: ReadonlySet<FieldKey>): boolean =>
  taken.has(key) || (key === 'name' && (taken.has('first_name') || taken.has('last_name')));

/**
 * What each column is most likely to carry. The columns of a known system's file go first, then known names, so that a guess
 * never takes their place.
 */
export function matchHeaders(kind: ImportKind, headers: readonly string[]): Match[] {
  const keys = headers.map(headerKey);
  const matches: Match[] = headers.map(() => null);
  const taken = new Set<FieldKey>();
  const file = recognizeFile(headers);
  for (const [field, columns] of file?.kind === kind ? vendorColumns(file, keys) : []) {
    for (const column of columns) matches[column] = { field, by: 'named' };
    taken.add(field);
  }
  for (const field of importFields[kind]) {
    if (taken.has(field.key) && !field.many) continue;
    for (const column of named(field, keys)) {
      if (matches[column]) continue;
      matches[column] = { field: field.key, by: 'named' };
      taken.add(field.key);
    }
  }
  for (const field of importFields[kind]) {
    if (isFilled(field, taken)) continue;
    const column = keys.findIndex((key, at) => !matches[at] && hinted(field, key));
    if (column >= 0) matches[column] = { field: field.key, by: 'guessed' };
  }
  return matches;
}

export const mappingOf = (matches: readonly Match[]): Mapping => matches.map((match) => match?.field ?? null);

const requiredFields = ['name', 'amount', 'date'] as const;
export type RequiredField = (typeof requiredFields)[number];

/** Fields without which no row can be read. A first or last name is a name. */
export function missingFields(kind: ImportKind, mapping: Mapping): RequiredField[] {
  const has = (field: FieldKey) => mapping.includes(field);
  const named = has('name') || has('first_name') || has('last_name');
  const isGift = kind === 'donations';
  const isMoney = isGift || kind === 'pledges';
  const missing: Record<RequiredField, boolean> = {
    name: !named,
    amount: isMoney && !has('amount') && !has('amount_cents'),
    date: (isGift && !has('date') && !has('other_date')) || (kind === 'pledges' && !has('made_on')),
  };
  return requiredFields.filter((field) => missing[field]);
}

/** Whether a first row is data rather than names: it names nothing known and holds an address, an amount or a day. */
export function isDataRow(kind: ImportKind, headers: readonly string[]): boolean {
  if (matchHeaders(kind, headers).some((match) => match?.by === 'named')) return false;
  return headers.some((cell) => /\S@\S+\.\S|^[\s$€£(+-]*\d[\d\s.,/:()-]*$/.test(cell));
}

/** How many columns say how people may be contacted: only an import of people reads them. */
export const consentColumns = (headers: readonly string[]): number =>
  matchHeaders('people', headers).filter((match) => match && consentKeys.some((key) => key === match.field))
    .length;

/**
 * As what a file is imported, by its headers: as a known system's file is, else as pledges where they say when something was
 * pledged, as gifts where they name both amount and date.
 */
export function kindOf(headers: readonly string[]): ImportKind | null {
  const file = recognizeFile(headers);
  if (file) return file.kind;
  if (headers.some(isPledgeHeader)) return 'pledges';
  const named = matchHeaders('donations', headers).flatMap((match) =>
    match?.by === 'named' ? [match.field] : [],
  );
  const isGifts = ['amount', 'amount_cents'].some((field) => named.some((one) => one === field));
  return isGifts && named.includes('date') ? 'donations' : null;
}
