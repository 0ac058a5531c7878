import type { DonationRow, DonorRow, ImportRow, VolunteerRow } from '../../calls/imports.ts';
import { donationMaxCents, skillLength, skillsMax, volunteerHoursMax } from '../../constants.ts';
import { type DayOrder, parseDay } from '../days.ts';
import { parseMoney } from '../money.ts';
import { bare, plain, plainLines } from './cells.ts';
import { parseCapacity, parseStatus, parseType, saysNo, saysRecurring } from './choices.ts';
import type { FieldKey } from './field.ts';
import type { ImportKind } from './fields.ts';
import type { Mapping } from './headers.ts';
import { parseHours } from './hours.ts';
import { readContact } from './people.ts';
import type { Parse, Read } from './problems.ts';
import { RowReader } from './row-reader.ts';

export type RowOptions = {
  /** The row's number in the spreadsheet, where the header is row 1. */
  row: number;
  dayOrder: DayOrder;
};

const noteMax = 500;
const externalIdMax = 128;

const parseAmount: Parse<number> = (cell) => {
  const cents = parseMoney(bare(cell));
  if (cents === null) return { code: 'amount_bad' };
  if (cents === 0) return { code: 'amount_zero' };
  if (cents < 0) return { code: 'amount_negative' };
  return cents > donationMaxCents ? { code: 'amount_large' } : { value: cents };
};

const dayIn =
  (order: DayOrder): Parse<string> =>
  (cell) => {
    const value = parseDay(bare(cell), order);
    return value ? { value } : { code: 'date_bad' };
  };

/** A required field that is blank is a problem; one that is wrong has said so already. */
function required<T>(reader: RowReader, field: FieldKey, parse: Parse<T>, otherwise: T): T {
  if (reader.written(field).length === 0)
    reader.problem(field === 'amount' ? 'amount_missing' : 'date_missing', field);
  return reader.read(field, parse) ?? otherwise;
}

/** A list by semicolons, bars or lines where there are any, so that a comma may stand inside a skill. */
const separated = (cell: string): string[] => cell.split(/[;|\n]/.test(cell) ? /[;|\n]/ : ',');

const parseSkills: Parse<string[]> = (cell) => {
  const skills = separated(cell)
    .map(plain)
    .filter((skill) => skill !== '');
  return skills.some((skill) => skill.length > skillLength) ? { code: 'skill_long' } : { value: skills };
};

/** Skills of every column that carries them, each once, as first written. */
function readSkills(reader: RowReader): string[] {
  const cells = reader.written('skills');
  const skills = new Map<string, string>();
  for (const cell of cells) {
    for (const skill of reader.parse('skills', cell, parseSkills) ?? []) {
      if (!skills.has(skill.toLowerCase())) skills.set(skill.toLowerCase(), skill);
    }
  }
  if (skills.size > skillsMax) reader.problem('skills_many', 'skills', cells.join(', '));
  return [...skills.values()];
}

function readDonor(reader: RowReader, { row }: RowOptions): Read<DonorRow> {
  const person = readContact(reader);
  return reader.done({ row, ...person, capacity: reader.read('capacity', parseCapacity) });
}

function readVolunteer(reader: RowReader, { row, dayOrder }: RowOptions): Read<VolunteerRow> {
  const person = readContact(reader);
  const skills = readSkills(reader);
  const totalHours = reader.read('totalHours', parseHours(volunteerHoursMax));
  const lastActiveDate = reader.read('lastActiveDate', dayIn(dayOrder));
  return reader.done({ row, ...person, skills, totalHours, lastActiveDate });
}

function readDonation(reader: RowReader, { row, dayOrder }: RowOptions): Read<DonationRow> {
  const person = readContact(reader);
  const amount = required(reader, 'amount', parseAmount, 0);
  const date = required(reader, 'date', dayIn(dayOrder), '');
  const status = reader.read('status', parseStatus) ?? 'completed';
  const refunded = reader.written('refund').some((cell) => !saysNo(cell));
  const type = reader.read('type', parseType) ?? 'one_time';
  const recurring = type === 'recurring' || reader.written('recurrence').some(saysRecurring);
  return reader.done({
    row,
    ...person,
    amount,
    date,
    status: refunded ? 'refunded' : status,
    type: recurring ? 'recurring' : 'one_time',
    note: reader.text('note', noteMax, plainLines),
    external_id: readNumber(reader),
    occurrence: 1,
  });
}

/** The processor's number of a gift. ActBlue splits one receipt over several line items, each a gift. */
function readNumber(reader: RowReader): string | null {
  const receipt = reader.text('external_id', externalIdMax, bare);
  const item = reader.text('line_item', externalIdMax, bare);
  const number = receipt && item ? `${receipt}-${item}` : receipt;
  if (number && number.length > externalIdMax) reader.problem('too_long', 'external_id', number);
  return number;
}

const readers: { [K in ImportKind]: (reader: RowReader, options: RowOptions) => Read<ImportRow[K]> } = {
  donors: readDonor,
  donations: readDonation,
  volunteers: readVolunteer,
};

/** A row with more cells than the header has names, or fewer. Empty cells at the end are no harm. */
function isRagged(reader: RowReader): boolean {
  const { cells, mapping } = reader;
  const extra = cells.slice(mapping.length);
  if (extra.some((cell) => cell.trim())) reader.problem('cells_many', null, extra.join(', '));
  else if (cells.length < mapping.length) reader.problem('cells_few', null);
  else return false;
  return true;
}

/** One row of the file, cleaned, or everything that is wrong with it. */
export function readRow<K extends ImportKind>(
  kind: K,
  cells: readonly string[],
  mapping: Mapping,
  options: RowOptions,
): Read<ImportRow[K]> {
  const reader = new RowReader(cells, mapping);
  // Its cells have slipped: one reason, rather than one for each cell that makes no sense.
  return isRagged(reader) ? reader.refused() : readers[kind](reader, options);
}
