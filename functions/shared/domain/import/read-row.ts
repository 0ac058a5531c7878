import type { DonationRow, DonorRow, ImportRow, VolunteerRow } from '../../api/imports-api.ts';
import { donationMaxCents, importRowsMax, skillLength, skillsMax } from '../../constants.ts';
import type { DayOrder } from '../days.ts';
import { isTooEarly, isTooLate } from '../gift-day.ts';
import { parseMoney } from '../money.ts';
import { oneAddress } from './address-columns.ts';
import { amountCell } from './amount-cell.ts';
import { isFormula, withoutApostrophe } from './cells.ts';
import { isRecurring, parseType } from './choices.ts';
import { type ExtraColumn, extraFits, extraOf } from './extra.ts';
import { flagsOf } from './flags.ts';
import { readStatus } from './gift-status.ts';
import type { Mapping } from './headers.ts';
import type { ImportKind } from './import-fields.ts';
import { separated } from './listed-items.ts';
import { dayIn, readCells, readFacts } from './read-cells.ts';
import type { Meanings } from './read-consents.ts';
import { readPerson } from './read-person.ts';
import { readContact } from './row-contact.ts';
import type { Parse, Problem, Read } from './row-problems.ts';
import { RowReader } from './row-reader.ts';

export type RowOptions = {
  /** The row's number in the spreadsheet, where the header is row 1. */
  row: number;
  dayOrder: DayOrder;
  /** Gifts far beyond it are typing errors. */
  today: string;
  headers: readonly string[];
  /** Columns that fill no field: whoever sends the row adds their text, `extraOf`, which a preview has no use for. */
  extras: readonly ExtraColumn[];
  /** The columns of each address, where rows have several: `addressColumns`. */
  addresses?: readonly (readonly number[])[];
  /** What answers about consent mean that no table has, as whoever imports them says. */
  meanings?: Meanings;
};

const externalIdMax = 128;

/** The money here is dollars: the same digits in another currency are another amount. */
const foreign = /[\u00A2-\u00A5\u20A0-\u20CF]|\b(?:AUD|BRL|CAD|CHF|CNY|EUR|GBP|INR|JPY|MXN)\b/i;
/** Cents beyond which a number is no amount at all: the sum of the largest file stays exact. */
export const readableMax = Math.floor(Number.MAX_SAFE_INTEGER / importRowsMax);

/** Cents that a cell says, negative and zero ones too; null where it says no amount in dollars. */
function centsOf(cell: string): number | null {
  if (isFormula(cell) || foreign.test(cell)) return null;
  const cents = parseMoney(withoutApostrophe(cell));
  return cents !== null && Math.abs(cents) <= readableMax ? cents : null;
}

/** The same of a column in cents, where `2500` is $25.00 and `25.00` is nothing. */
function wholeCentsOf(cell: string): number | null {
  const written = withoutApostrophe(cell);
  const cents = /^-?(\d+|\d{1,3}(,\d{3})+)$/.test(written) ? Number(written.replaceAll(',', '')) : null;
  return cents !== null && Math.abs(cents) <= readableMax ? cents : null;
}

const reading = { amount: centsOf, amount_cents: wholeCentsOf };

const parseAmount =
  (read: (cell: string) => number | null): Parse<number> =>
  (cell) => {
    const cents = read(cell);
    if (cents === null) return { code: foreign.test(cell) ? 'amount_currency' : 'amount_bad' };
    if (cents === 0) return { code: 'amount_zero' };
    if (cents < 0) return { code: 'amount_negative' };
    return cents > donationMaxCents ? { code: 'amount_large' } : { value: cents };
  };

/**
 * The amount that a row says, whether or not it becomes a gift; null where none can be read. With more cells than the
 * header has names, nothing tells which cell is the amount.
 */
export function amountIn(cells: readonly string[], mapping: Mapping): number | null {
  const [currency] = new RowReader(cells, mapping).written('currency');
  if ((currency && foreign.test(currency.cell)) || slipped(cells, mapping)) return null;
  const written = amountCell(cells, mapping);
  return written && reading[written.field](written.cell);
}

const giftDayIn =
  ({ dayOrder, today }: RowOptions): Parse<string> =>
  (cell) => {
    const parsed = dayIn(dayOrder)(cell);
    if (!('value' in parsed)) return parsed;
    if (isTooEarly(parsed.value)) return { code: 'date_early' };
    return isTooLate(parsed.value, today) ? { code: 'date_late' } : parsed;
  };

/** Skills of every column that carries them, each once, as first written; those too long or too many are left out. */
function readSkills(reader: RowReader): string[] {
  const skills = new Map<string, string>();
  for (const written of reader.written('skills')) {
    const allSkills = reader.parse('skills', written, (cell) => ({ value: separated(cell) })) ?? [];
    const short = allSkills.filter((skill) => skill !== '' && skill.length <= skillLength);
    if (allSkills.some((skill) => skill.length > skillLength))
      reader.problem('skill_long', 'skills', written.cell, written.column);
    for (const skill of short) if (!skills.has(skill.toLowerCase())) skills.set(skill.toLowerCase(), skill);
    if (skills.size > skillsMax) reader.problem('skills_many', 'skills', written.cell, written.column);
  }
  return [...skills.values()].slice(0, skillsMax);
}

/** Filled in when a row is sent. */
const unread = { flags: [], extra: null };

/** Who a row is about, with what it says of their card. */
const readSubject = (reader: RowReader, dayOrder: DayOrder) => ({
  ...readContact(reader),
  card: readFacts(reader, dayOrder),
});

function readDonor(reader: RowReader, { row, dayOrder }: RowOptions): Read<DonorRow> {
  const person = readSubject(reader, dayOrder);
  return reader.done({ row, ...person, ...unread, ...readCells(reader, 'donors', dayOrder) });
}

function readVolunteer(reader: RowReader, { row, dayOrder }: RowOptions): Read<VolunteerRow> {
  const person = readSubject(reader, dayOrder);
  const skills = readSkills(reader);
  return reader.done({ row, ...person, ...unread, skills, ...readCells(reader, 'volunteers', dayOrder) });
}

function readDonation(reader: RowReader, options: RowOptions): Read<DonationRow> {
  const person = readSubject(reader, options.dayOrder);
  const amount = readAmount(reader);
  const [currency] = reader.written('currency');
  // What is no currency at all is no reason to lose a gift.
  if (currency && foreign.test(currency.cell))
    reader.reject('amount_currency', 'currency', currency.cell, currency.column);
  const dateField = dateFieldOf(reader, giftDayIn(options));
  const date = reader.require(dateField, giftDayIn(options), 'date_missing') ?? '';
  // A gift without the date on which it came is none yet.
  const status = readStatus(reader, options.dayOrder, dateField === 'date' ? 'completed' : 'pending');
  const type = reader.read('type', parseType) ?? 'one_time';
  const recurring =
    type === 'recurring' ||
    [...reader.written('recurrence'), ...reader.written('recurrence_number')].some(({ cell }) =>
      isRecurring(cell),
    );
  return reader.done({
    row: options.row,
    ...person,
    ...unread,
    amount,
    date,
    status,
    type: recurring ? 'recurring' : 'one_time',
    ...readCells(reader, 'donations', options.dayOrder),
    external_id: readNumber(reader),
    occurrence: 1,
  });
}

/** Where a gift's day stands: a gift that failed, was refunded or is not through yet may lack the day on which it came. */
function dateFieldOf(reader: RowReader, parse: Parse<string>) {
  const isDay = ({ cell }: { cell: string }) => 'value' in parse(cell);
  const others = ['other_date', 'failure', 'refund', 'cancellation'] as const;
  if (reader.written('date').length > 0) return 'date';
  return others.find((field) => reader.written(field).slice(0, 1).some(isDay)) ?? 'date';
}

/** Cents of a gift. */
function readAmount(reader: RowReader): number {
  const written = amountCell(reader.cells, reader.mapping);
  if (!written) reader.reject('amount_missing', 'amount');
  const cents = written && reader.parse(written.field, written, parseAmount(reading[written.field]));
  if (cents === null) reader.reject();
  return cents ?? 0;
}

const parseNumber: Parse<string> = (cell) => {
  const value = withoutApostrophe(cell);
  return value.length > externalIdMax ? { code: 'too_long' } : { value };
};

/**
 * The processor's number of a gift. ActBlue splits one receipt over several line items, each a gift, and charges a
 * recurring one again and again: the second charge is `#2`.
 */
function readNumber(reader: RowReader): string | null {
  const receipt = reader.read('external_id', parseNumber) || null;
  const item = reader.read('line_item', parseNumber) || null;
  const charge = withoutApostrophe(reader.written('recurrence_number')[0]?.cell ?? '');
  const again = /^[1-9]\d{0,5}$/.test(charge) && charge !== '1' ? `#${charge}` : '';
  const number = receipt && `${receipt}${item ? `-${item}` : ''}${again}`;
  if (!number || number.length <= externalIdMax) return number;
  reader.problem('too_long', 'external_id', number);
  return null;
}

const readers: { [K in ImportKind]: (reader: RowReader, options: RowOptions) => Read<ImportRow[K]> } = {
  people: readPerson,
  donors: readDonor,
  donations: readDonation,
  volunteers: readVolunteer,
};

/** More cells than the header has names. Empty cells at the end are no harm. */
const slipped = (cells: readonly string[], mapping: Mapping): boolean =>
  cells.slice(mapping.length).some((cell) => cell.trim());

/**
 * One row of the file, cleaned, with the cells that were left out, or why it is rejected. A row with too many cells
 * has slipped, and one reason says so, rather than one for each cell that makes no sense. One with too few is taken
 * where everything in it can be read: some programs drop the empty cells at the end.
 */
export function readRow<K extends ImportKind>(
  kind: K,
  cells: readonly string[],
  mapping: Mapping,
  options: RowOptions,
): Read<ImportRow[K]> {
  const reader = new RowReader(cells, oneAddress(cells, mapping, options.addresses ?? []));
  if (slipped(cells, mapping)) {
    reader.reject('cells_many', 'row', cells.slice(mapping.length).join(', '));
    return reader.refused();
  }
  const read = readers[kind](reader, options);
  const short = cells.length < mapping.length;
  const few: Problem = { code: 'cells_few', field: 'row', column: null, cell: '' };
  // A clash is no sign that the cells have slipped.
  const isSlipped = reader.problems.some(({ code }) => code !== 'status_clash');
  if (short && isSlipped) return { is: 'problems', problems: [few] };
  if (read.is === 'problems') return read;
  const { extras, headers } = options;
  const over = extraFits(cells, extras) ? [] : extraOf(cells, extras).left;
  const left = [...read.left, ...(short ? [few] : []), ...over];
  return left.length === 0 ? read : { is: 'row', row: { ...read.row, flags: flagsOf(left, headers) }, left };
}
