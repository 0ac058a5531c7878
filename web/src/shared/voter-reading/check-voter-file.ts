import type { DayOrder } from '#shared/domain/days.ts';
import { csvLine } from '#shared/domain/import/cells.ts';
import { BallotBook, ballotsOf } from '#shared/domain/voters/ballot-book.ts';
import { type Cleaned, voterCleaner } from '#shared/domain/voters/clean.ts';
import { electionsOf, type VoterLayout, type VoterMapping } from '#shared/domain/voters/headers.ts';
import { givenFilters, rowFilterOf } from '#shared/domain/voters/row-filter.ts';
import type { Voter } from '#shared/domain/voters/voter-file-columns.ts';
import type { VoterNote, VoterRefusal } from '#shared/domain/voters/voter-row-problems.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { DateWatch } from './date-order.ts';
import { countsOf, statesOf } from './file-counts.ts';
import { type Line, linesOfAll, OpenQuote, OtherEncoding, type Reading } from './file-lines.ts';
import { Tally } from './problem-tally.ts';
import { RaceReading, raceIn } from './race-columns.ts';
import { hasIds } from './read-start.ts';
import type { ReadingRules } from './reading-rules.ts';
import { hasTooMany } from './row-limit.ts';
import { zipRefusal } from './source-files.ts';
import type { FileRefusal, Preview, Progress, Refused, RowRefusal } from './voter-import-protocol.ts';

/** A refused row as it goes into a spreadsheet: its cells are one line of CSV already. */
export type RefusedRow = { file?: string | undefined; row: number; why: RowRefusal; line: string };
/** Refused rows that are kept for the spreadsheet, and characters of them in all. */
export const refusedMax = { rows: 10_000, characters: 20_000_000 } as const;

/** A column that has more different statuses is none of statuses. */
const statusesMax = 40;

export type Checked = { table: VoterTable; preview: Preview; refused: readonly RefusedRow[] };
export type CheckOrder = {
  /** One after the other, as one file. */
  readings: readonly Reading[];
  layout: VoterLayout;
  mapping: VoterMapping;
  dayOrders: Orders;
  rules: ReadingRules;
  /** Voters at which it ends: `too_many_rows`. */
  most: number;
  /** Said after each piece of the file; throws to end the check. */
  progress: (progress: Progress) => void;
};

type Orders = Readonly<Record<number, DayOrder>>;
const isOtherwise = (one: Orders, other: Orders): boolean =>
  Object.keys(one).some((column) => one[Number(column)] !== other[Number(column)]);

const refusedAs = (why: FileRefusal, row: number | null = null): Refused => ({ why, row });

/** Goes through the whole file; a file that cannot be read as it began is read again as it turned out to be. */
export async function check(order: CheckOrder): Promise<Checked | Refused> {
  if (!hasIds(order.mapping)) return refusedAs('no_ids');
  const { readings, most, progress } = order;
  const [reading] = readings;
  const beat = () => progress({ stage: 'reading', done: 0, of: reading?.file.size ?? 0 });
  // Where many rows may be left out, only reading them tells how many stay.
  if (reading?.file.blob && isWhole(order) && (await hasTooMany(reading, most, beat)))
    return refusedAs('too_many_rows');
  try {
    const result = await once(order);
    if ('why' in result) return result;
    const found = result.preview.dates.map(({ column, found }): [number, DayOrder] => [column, found.order]);
    const right: Orders = { ...Object.fromEntries(found), ...order.dayOrders };
    return isOtherwise(right, result.assumed) ? await once({ ...order, dayOrders: right }) : result;
  } catch (error) {
    const packed = zipRefusal(error);
    if (packed) return refusedAs(packed);
    if (error instanceof OpenQuote) return refusedAs('quote_open', error.row);
    if (!(error instanceof OtherEncoding)) throw error;
    const { reading: other } = error;
    return check({
      ...order,
      readings: order.readings.map((one) => (one === other ? { ...one, encoding: 'windows-1252' } : one)),
    });
  }
}

const isWhole = ({ mapping, rules }: CheckOrder): boolean =>
  givenFilters(rules.filters).length === 0 &&
  !mapping.some((use) => use?.is === 'field' && use.field === 'status');

async function once({ readings, layout, mapping, dayOrders, rules, most, progress }: CheckOrder) {
  const table = new VoterTable(electionsOf(mapping));
  const headers = readings[0]?.headers ?? [];
  const race = new RaceReading(headers, rules.statuses.state, rules.race);
  const sheet = new Sheet(mapping, race, homeState(layout, mapping, rules));
  const watch = new DateWatch(mapping);
  const isWanted = rowFilterOf(rules.filters, headers);
  let clean: ((cells: readonly string[]) => Cleaned) | null = null;
  let assumed: Orders = {};
  let reported = -1;
  const of = readings.reduce((sum, { file }) => sum + file.size, 0);
  for await (const { lines: all, bytes } of linesOfAll(readings)) {
    const lines = all.filter(({ cells }) => isWanted(cells));
    sheet.elsewhere += all.length - lines.length;
    watch.watch(lines);
    if (!clean && lines.length > 0) {
      assumed = { ...watch.orders(), ...dayOrders };
      const { statuses } = rules;
      clean = voterCleaner({ mapping, dayOrders: assumed, year: new Date().getUTCFullYear(), statuses });
    }
    for (const line of lines) if (clean) sheet.take(line, clean(line.cells), table);
    if (table.rows > most) return refusedAs('too_many_rows');
    if (bytes !== reported) progress({ stage: 'reading', done: bytes, of });
    reported = bytes;
  }
  if (sheet.rows + sheet.elsewhere === 0) return refusedAs('no_rows');
  if (!sheet.ballots.isEmpty) table.setHistory(ballotsOf(table, sheet.ballots).elections());
  race.addTo(table);
  const preview: Preview = {
    rows: sheet.rows + sheet.elsewhere,
    elsewhere: sheet.elsewhere,
    ready: table.rows,
    refused: sheet.rows - table.rows,
    refusals: sheet.refusals.all(),
    notes: sheet.notes.all(),
    unknownStatuses: sheet.unknownStatuses(),
    ...countsOf(table),
    elections: table.elections,
    states: statesOf(table),
    dates: watch.found(),
    race: raceIn(table),
    joined: null,
  };
  return { table, preview, refused: sheet.refused, assumed };
}

/** What is told of the rows, beside those that come. */
class Sheet {
  rows = 0;
  /** Rows of other districts. */
  elsewhere = 0;
  readonly #statuses = new Map<string, number>();
  readonly refusals = new Tally<VoterRefusal>();
  readonly notes = new Tally<VoterNote>();
  readonly refused: RefusedRow[] = [];
  /** How voters voted, and elections that no column is named after. */
  readonly ballots = new BallotBook();
  #characters = 0;
  readonly #names: readonly number[];

  constructor(
    mapping: VoterMapping,
    readonly race: RaceReading,
    readonly withState: (voter: Voter) => Voter,
  ) {
    const at = (field: string) => mapping.findIndex((use) => use?.is === 'field' && use.field === field);
    this.#names = ['name', 'first', 'last'].map(at).filter((column) => column >= 0);
  }

  take(line: Line, cleaned: Cleaned, table: VoterTable): void {
    this.rows += 1;
    if (cleaned.is === 'refused') {
      this.#refuse(line, cleaned.why, cleaned.cell);
      return;
    }
    const { voter, notes, unknownStatus, ballots } = cleaned;
    if (unknownStatus !== '' && (this.#statuses.size < statusesMax || this.#statuses.has(unknownStatus)))
      this.#statuses.set(unknownStatus, (this.#statuses.get(unknownStatus) ?? 0) + 1);
    if (!table.add(this.withState(voter))) {
      this.#refuse(line, 'id_repeated', voter.id);
      return;
    }
    this.race.take(line.cells);
    for (const { election, code } of ballots) this.ballots.mark(table.rows - 1, election, code);
    for (const { code, cell } of notes) this.notes.add(code, () => this.#example(line, cell));
  }

  unknownStatuses(): Preview['unknownStatuses'] {
    return Array.from(this.#statuses, ([code, voters]) => ({ code, voters })).sort(
      (one, other) => other.voters - one.voters,
    );
  }

  #example({ file, row, cells }: Line, cell: string) {
    const subject = this.#names.map((at) => cells[at] ?? '').join(' ');
    return { file, row, subject: subject.trim().slice(0, 60), cell: cell.slice(0, 60) };
  }

  #refuse(line: Line, why: VoterRefusal, cell: string): void {
    this.refusals.add(why, () => this.#example(line, cell));
    if (this.refused.length >= refusedMax.rows || this.#characters > refusedMax.characters) return;
    const written = csvLine(line.cells);
    this.#characters += written.length;
    this.refused.push({ file: line.file, row: line.row, why, line: written });
  }
}

/** Fills in the state of the residence: L2's numbers name it, and files of New York and others have no column of it. */
function homeState(
  layout: VoterLayout,
  mapping: VoterMapping,
  { statuses: { state } }: ReadingRules,
): (voter: Voter) => Voter {
  if (layout === 'l2') return inState;
  const hasState = mapping.some((use) => use?.is === 'field' && use.field === 'state');
  return hasState || state === '' ? (voter) => voter : (voter) => ({ ...voter, state });
}

/** L2's numbers name the state: `LALOH123`. */
function inState(voter: Voter): Voter {
  const [, state] = /^LAL([A-Z]{2})\d/.exec(voter.id) ?? [];
  return voter.state === '' && state ? { ...voter, state } : voter;
}
