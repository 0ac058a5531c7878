import * as z from 'zod/mini';
import { volunteerHoursMax } from '../../constants.ts';
import { type DayOrder, parseDay } from '../days.ts';
import { parseMoney } from '../money.ts';
import { foldText } from '../name-keys.ts';
import type { CardFacts } from '../people/card-facts.ts';
import { cardFacts } from '../people/card-facts.ts';
import { parseBirthYear } from './birth-year.ts';
import { blankOf, type CellKind, cellKindOf } from './cell-kinds.ts';
import { toPlainLine, toPlainLines, truncate, withoutApostrophe } from './cells.ts';
import { parseCapacity, parseMethod, parsePersonKind } from './choices.ts';
import { parseHours } from './hours.ts';
import {
  type CsvKind,
  csvCollections,
  fieldSchema,
  type PlainCells,
  type PlainField,
  plainFields,
} from './import-kinds.ts';
import { parseLanguage } from './languages.ts';
import { separated } from './listed-items.ts';
import type { Parse, Parsed, ProblemCode } from './row-problems.ts';
import type { RowReader } from './row-reader.ts';

/** Cells that people write in more ways than a schema tells. */
const parsers: { readonly [K in CsvKind]?: { readonly [F in PlainField<K>]?: Parse<unknown> } } = {
  people: { kind: parsePersonKind, language: parseLanguage, birth_year: (cell) => parseBirthYear(cell) },
  donors: { capacity: parseCapacity },
  donations: { method: parseMethod },
  volunteers: { totalHours: parseHours(volunteerHoursMax) },
};

export const dayIn =
  (order: DayOrder): Parse<string> =>
  (cell) => {
    const value = parseDay(withoutApostrophe(cell), order);
    return value ? { value } : { code: 'date_bad' };
  };

const yes = ['yes', 'y', 'true', 't', '1', 'x', 'on', 'si'];
const no = ['no', 'n', 'false', 'f', '0', 'off'];

function parseYesNo(cell: string): Parsed<boolean> {
  const word = foldText(withoutApostrophe(cell));
  return yes.includes(word) || no.includes(word) ? { value: yes.includes(word) } : { code: 'yes_no_bad' };
}

function parseNumber(cell: string): Parsed<number> {
  const written = withoutApostrophe(cell);
  const isNumber = /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/.test(written);
  return isNumber ? { value: Number(written.replaceAll(',', '')) } : { code: 'number_bad' };
}

function parseCents(cell: string): Parsed<number> {
  const value = parseMoney(withoutApostrophe(cell));
  return value === null ? { code: 'amount_bad' } : { value };
}

function parseChoice(choices: readonly string[], cell: string): Parsed<string> {
  const written = foldText(withoutApostrophe(cell));
  const value = choices.find((choice) => foldText(choice) === written);
  return value === undefined ? { code: 'choice_bad' } : { value };
}

function parse(kind: CellKind, cell: string, order: DayOrder): Parsed<unknown> {
  switch (kind.is) {
    case 'choice':
      return parseChoice(kind.choices, cell);
    case 'yes_no':
      return parseYesNo(cell);
    case 'number':
      return parseNumber(cell);
    case 'money':
      return parseCents(cell);
    case 'day':
      return dayIn(order)(cell);
    case 'list':
      return { value: [...new Set(separated(cell))].filter((item) => item !== '') };
    default:
      return { value: truncate((kind.is === 'line' ? toPlainLine : toPlainLines)(cell), kind.max) };
  }
}

const refusals: Partial<Record<CellKind['is'], ProblemCode>> = { number: 'number_bad', money: 'number_bad' };

/** What the cell of a field says; a value that its schema refuses is left out. */
function readCell(reader: RowReader, kind: CsvKind, field: PlainField<CsvKind>, order: DayOrder): unknown {
  const schema = fieldSchema(kind, field);
  const [first] = reader.written(field);
  if (!schema || !first) return null;
  const cellKind = cellKindOf(schema);
  const byHand: Readonly<Record<string, Parse<unknown>>> = parsers[kind] ?? {};
  const clean = cellKind.is === 'line' ? toPlainLine : toPlainLines;
  const isText = cellKind.is === 'line' || cellKind.is === 'lines';
  const value = reader.parse(field, first, (cell) => {
    const parsed = byHand[field]?.(cell) ?? parse(cellKind, cell, order);
    if (!('value' in parsed) || parsed.value === '' || z.safeParse(schema, parsed.value).success)
      return parsed;
    return { code: refusals[cellKind.is] ?? 'text_bad' };
  });
  if (isText && value !== null && clean(first.cell).length > cellKind.max)
    reader.problem('cut', field, first.cell, first.column);
  return value === '' ? null : value;
}

/** The plain fields of a row. A blank cell and one that cannot be read are null. */
export function readCells<K extends CsvKind>(reader: RowReader, kind: K, order: DayOrder): PlainCells<K>;
export function readCells(reader: RowReader, kind: CsvKind, order: DayOrder): Record<string, unknown> {
  return Object.fromEntries(plainFields(kind).map((field) => [field, readCell(reader, kind, field, order)]));
}

/** Facts of somebody's card that a row of any kind says; null where it says none. */
export function readFacts(reader: RowReader, order: DayOrder): CardFacts | null;
export function readFacts(reader: RowReader, order: DayOrder): Record<string, unknown> | null {
  const facts = cardFacts.flatMap((fact) => {
    const value = readCell(reader, 'people', fact, order);
    return value === null ? [] : [[fact, value] as const];
  });
  return facts.length > 0 ? Object.fromEntries(facts) : null;
}

/** A record with what its editable fields hold where nothing is known of them. */
export function fillBlanks<R extends Readonly<Record<string, unknown>>>(kind: CsvKind, record: R) {
  const blanks = csvCollections[kind].editable.flatMap((field) => {
    const schema = fieldSchema(kind, field);
    return schema && (record[field] ?? null) === null ? [[field, blankOf(schema)] as const] : [];
  });
  return { ...record, ...Object.fromEntries(blanks) };
}
