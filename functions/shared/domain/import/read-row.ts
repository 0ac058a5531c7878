import type { DonorRow, ImportRow, VolunteerRow } from '../../api/imports-api.ts';
import { skillLength, skillsMax } from '../../constants.ts';
import type { DayOrder } from '../days.ts';
import { oneAddress } from './address-columns.ts';
import { type ExtraColumn, extraFits, extraOf } from './extra.ts';
import { flagsOf } from './flags.ts';
import type { Mapping } from './headers.ts';
import type { ImportKind } from './import-fields.ts';
import { separated } from './listed-items.ts';
import { readCells, readFacts } from './read-cells.ts';
import type { Meanings } from './read-consents.ts';
import { centsIn, readDonation } from './read-gift.ts';
import { readPerson } from './read-person.ts';
import { readPledge } from './read-pledge.ts';
import { readContact } from './row-contact.ts';
import type { Problem, Read } from './row-problems.ts';
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

/**
 * The amount that a row says, whether or not it becomes a gift; null where none can be read. With more cells than the
 * header has names, nothing tells which cell is the amount.
 */
export const amountIn = (cells: readonly string[], mapping: Mapping): number | null =>
  slipped(cells, mapping) ? null : centsIn(cells, mapping);

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

const readers: { [K in ImportKind]: (reader: RowReader, options: RowOptions) => Read<ImportRow[K]> } = {
  people: readPerson,
  donors: readDonor,
  donations: readDonation,
  volunteers: readVolunteer,
  pledges: readPledge,
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
