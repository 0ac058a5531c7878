import { headerKey } from '../import/headers.ts';
import { electionOf } from './elections.ts';
import { racePlaces } from './race-codes.ts';
import { raceColumnOf } from './race-headers.ts';
import { reservedColumns } from './voter-file-columns.ts';
import { voterHeaders } from './voter-headers.ts';

export type DataType = 'number' | 'choice' | 'text';
/** A column of the campaign's own as it is taken from a file; `column` is its place there. */
export type DataUse = { column: number; name: string; type: DataType };
/** `id`: the place of the voters' ids; -1 while nobody has said. */
export type DataMapping = { id: number; columns: readonly DataUse[] };

/** Different words of a column that is still a choice. */
export const choicesMax = 60;
export const dataNameMax = 60;

/**
 * A number as files write it: `1,234.5`, `$1,200`, `45%`, `-3`, `0,75`. A comma before three digits groups thousands; NaN where
 * it is none.
 */
export function dataNumber(cell: string): number {
  const text = cell
    .trim()
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/[\s$€%]/g, '');
  if (text === '') return Number.NaN;
  if (/^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^[-+]?\d+,\d+$/.test(text)) return Number(text.replace(',', '.'));
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
}

/** What a column most likely is, by some of its cells that are not blank. */
export function dataTypeOf(cells: readonly string[]): DataType {
  if (cells.length > 0 && cells.every((cell) => !Number.isNaN(dataNumber(cell)))) {
    // A code with a leading zero is no number: it would lose it.
    return cells.some((cell) => /^0\d/.test(cell.trim())) ? 'choice' : 'number';
  }
  return cells.length < 30 && cells.every((cell) => cell.length <= 40) ? 'choice' : 'text';
}

const fieldKeys = new Set(
  Object.values(voterHeaders).flatMap((headers) => headers.split(',').map((header) => headerKey(header))),
);
const ofExports = [
  'send mail to',
  'send mail to city',
  'send mail to state',
  'send mail to zip',
  'support score',
  'campaign tags',
  'last result',
  'last attempt',
  'last contact',
  'contact attempts',
  'do not contact by',
].map(headerKey);

/** A name that is no field of the voter file, no election, and no other column's: an export is read again by its headers. */
export function dataName(name: string, others: readonly string[]): string {
  const plain =
    name
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, dataNameMax - 8) || 'Column';
  const key = headerKey(plain);
  const isTaken = fieldKeys.has(key) || ofExports.includes(key) || electionOf(plain) !== null;
  const first = isTaken ? `${plain} (own)` : plain;
  const keys = others.map(headerKey);
  for (let count = 1; ; count++) {
    const tried = count === 1 ? first : `${first} ${count}`;
    if (!keys.includes(headerKey(tried))) return tried;
  }
}

/** The id of a column by its name: a part that is replaced keeps those of its columns, and saved searches go on. */
export function dataId(name: string, taken: ReadonlySet<string>): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32);
  const first = slug === '' || reservedColumns.includes(slug) ? 'column' : slug;
  for (let count = 1; ; count++) {
    const tried = count === 1 ? first : `${first}-${count}`;
    if (!taken.has(tried)) return tried;
  }
}

const isId = new Set(voterHeaders.id.split(',').map((header) => headerKey(header)));

/** A mapping without columns that tell race or ethnicity: those come with the state's own file, if an admin has turned them on. */
export function withoutRace(
  mapping: DataMapping,
  headers: readonly string[],
  values: readonly (readonly string[])[] = [],
): DataMapping {
  const places = racePlaces(headers, values);
  const columns = mapping.columns.filter(
    ({ column, name }) => !places.includes(column) && raceColumnOf(name) === null,
  );
  return { ...mapping, columns };
}

/** The column of the ids, and every other as a column of the campaign's own. `values`: cells of each that are not blank. */
export function matchDataHeaders(
  headers: readonly string[],
  values: readonly (readonly string[])[],
): DataMapping {
  const id = headers.findIndex((header) => isId.has(headerKey(header)));
  const places = racePlaces(headers, values);
  const columns: DataUse[] = [];
  for (const [column, header] of headers.entries()) {
    if (column === id || header === '' || places.includes(column)) continue;
    const name = dataName(
      header,
      columns.map(({ name }) => name),
    );
    columns.push({ column, name, type: dataTypeOf(values[column] ?? []) });
  }
  return { id, columns };
}
