import { csvLine, toPlainLine } from '#shared/domain/import/cells.ts';
import { cellMax } from '#shared/domain/voters/clean.ts';
import {
  choicesMax,
  type DataMapping,
  dataId,
  dataNumber,
  withoutRace,
} from '#shared/domain/voters/data-columns.ts';
import { memoize } from '#shared/domain/voters/memoize.ts';
import { tellsRace } from '#shared/domain/voters/race-codes.ts';
import { dataColumnsMax } from '#shared/domain/voters/voter-file-columns.ts';
import type { TableData, VoterTable } from '#shared/domain/voters/voter-table.ts';
import { type Checked, type RefusedRow, refusedMax } from './check-voter-file.ts';
import { countsOf, statesOf } from './file-counts.ts';
import { type Line, linesOfAll, OpenQuote, OtherEncoding, type Reading } from './file-lines.ts';
import { Tally } from './problem-tally.ts';
import { raceIn } from './race-columns.ts';
import { zipRefusal } from './source-files.ts';
import {
  type FilePart,
  type Former,
  noMethods,
  type Progress,
  type Refused,
} from './voter-import-protocol.ts';

/** Ids of the file that no voter has and that are listed. */
const unmatchedMax = 10_000;

export type DataOrder = {
  readings: readonly Reading[];
  mapping: DataMapping;
  /** A part whose columns these take the place of; null for none. */
  replaces: string | null;
  parts: Former['parts'];
  table: VoterTable;
  progress: (progress: Progress) => void;
};

/** The voters without the columns that a part brought. */
export function dropPart(table: VoterTable, parts: readonly FilePart[], id: string | null): void {
  const gone = new Set(
    parts.filter((part) => part.id === id).flatMap(({ columns }) => columns.map(({ id }) => id)),
  );
  table.data = new Map([...table.data].filter(([column]) => !gone.has(column)));
}

/** Joins columns of the campaign's own to voters by their ids. Of two rows with one id the later one stands. */
export async function joinData(order: DataOrder): Promise<Checked | Refused> {
  const { parts, replaces, table } = order;
  const mapping = withoutRace(order.mapping, order.readings[0]?.headers ?? []);
  const others = parts.filter(({ id }) => id !== replaces).flatMap(({ columns }) => columns);
  if (others.length + mapping.columns.length > dataColumnsMax) return { why: 'too_many_columns', row: null };
  dropPart(table, parts, replaces);
  const taken = new Set([...others.map(({ id }) => id), ...table.data.keys()]);
  const columns = mapping.columns.map(({ name, type }) => {
    const id = dataId(name, taken);
    taken.add(id);
    return { id, name, type };
  });
  const join = new DataJoin({ ...order, mapping });
  const of = order.readings.reduce((sum, { file }) => sum + file.size, 0);
  try {
    let reported = -1;
    for await (const { lines, bytes } of linesOfAll(order.readings)) {
      for (const line of lines) join.take(line);
      if (bytes !== reported) order.progress({ stage: 'reading', done: bytes, of });
      reported = bytes;
    }
  } catch (error) {
    const packed = zipRefusal(error);
    if (packed) return { why: packed, row: null };
    if (error instanceof OpenQuote) return { why: 'quote_open', row: error.row };
    if (!(error instanceof OtherEncoding)) throw error;
    const { reading } = error;
    return joinData({
      ...order,
      readings: order.readings.map((one) => (one === reading ? { ...one, encoding: 'windows-1252' } : one)),
    });
  }
  if (join.rows === 0) return { why: 'no_rows', row: null };
  const filled = columns.map((column, at) => ({ column, data: join.columnAt(at) }));
  // The first rows may not have shown it.
  const isOfRace = ({ data }: (typeof filled)[number]) => 'dictionary' in data && tellsRace(data.dictionary);
  const allowed = filled.filter((one) => !isOfRace(one));
  table.data = new Map([
    ...table.data,
    ...allowed.map(({ column, data }): [string, TableData] => [column.id, data]),
  ]);
  const checked = join.end();
  const { joined } = checked.preview;
  const race = filled.filter(isOfRace).map(({ column: { name } }) => name);
  const brought = joined && { ...joined, columns: allowed.map(({ column }) => column), race };
  return { ...checked, preview: { ...checked.preview, joined: brought } };
}

type Filling =
  | { values: Float64Array }
  | { dictionary: string[]; known: Map<string, number>; codes: Uint32Array };

class DataJoin {
  rows = 0;
  #matched = 0;
  #unmatched = 0;
  readonly #ids = new Set<string>();
  readonly #seen: Uint8Array;
  readonly #notes = new Tally<'data_bad' | 'too_long'>();
  readonly #refusals = new Tally<'id_missing' | 'cells_few'>();
  readonly #refused: RefusedRow[] = [];
  readonly #columns: readonly Filling[];
  readonly #numberOf = memoize((cell) => dataNumber(cell));
  readonly #encoder = new TextEncoder();
  readonly #bytes = new Uint8Array(512);

  constructor(readonly order: DataOrder) {
    const { rows } = order.table;
    this.#seen = new Uint8Array(rows);
    this.#columns = order.mapping.columns.map(({ type }) =>
      type === 'number'
        ? { values: new Float64Array(rows).fill(Number.NaN) }
        : { dictionary: [''], known: new Map([['', 0]]), codes: new Uint32Array(rows) },
    );
  }

  take(line: Line): void {
    this.rows += 1;
    const { mapping, table } = this.order;
    const id = (line.cells[mapping.id] ?? '').trim();
    if (id === '') {
      this.#refuse(line, 'id_missing');
      return;
    }
    const { written } = this.#encoder.encodeInto(id, this.#bytes);
    const row = table.ids.find(this.#bytes.subarray(0, written));
    if (row < 0) {
      this.#unmatched += 1;
      if (this.#ids.size < unmatchedMax) this.#ids.add(id);
      return;
    }
    this.#matched += 1;
    this.#seen[row] = 1;
    for (const [at, { column }] of mapping.columns.entries())
      this.#put(at, row, line, line.cells[column] ?? '', id);
  }

  #put(at: number, row: number, line: Line, cell: string, id: string): void {
    const filling = this.#columns[at];
    const note = (code: 'data_bad' | 'too_long') =>
      this.#notes.add(code, () => ({ file: line.file, row: line.row, subject: id, cell: cell.slice(0, 60) }));
    if (!filling) return;
    if ('values' in filling) {
      const value = this.#numberOf(cell);
      if (Number.isNaN(value) && cell.trim() !== '') note('data_bad');
      filling.values[row] = value;
      return;
    }
    const whole = toPlainLine(cell);
    if (whole.length > cellMax) note('too_long');
    const text = whole.slice(0, cellMax);
    let code = filling.known.get(text);
    if (code === undefined) {
      const own = ` ${text}`.slice(1);
      code = filling.dictionary.push(own) - 1;
      filling.known.set(own, code);
    }
    filling.codes[row] = code;
  }

  #refuse(line: Line, why: 'id_missing'): void {
    this.#refusals.add(why, () => ({
      ...{ file: line.file, row: line.row, subject: '' },
      cell: line.cells.join(' ').slice(0, 60),
    }));
    if (this.#refused.length < refusedMax.rows)
      this.#refused.push({ file: line.file, row: line.row, why, line: csvLine(line.cells) });
  }

  columnAt(at: number): TableData {
    const filling = this.#columns[at];
    if (!filling) throw new RangeError(`There is no column ${at}.`);
    return 'values' in filling ? filling.values : { dictionary: filling.dictionary, codes: filling.codes };
  }

  /** Columns that were to be a choice and have too many different words for one. */
  manyChoices(): string[] {
    return this.order.mapping.columns.flatMap(({ name, type }, at) => {
      const filling = this.#columns[at];
      return type === 'choice' &&
        filling &&
        'dictionary' in filling &&
        filling.dictionary.length > choicesMax + 1
        ? [name]
        : [];
    });
  }

  end(): Checked {
    const { table } = this.order;
    const refusals = this.#refusals.all();
    return {
      table,
      refused: this.#refused,
      preview: {
        ...{ rows: this.rows, elsewhere: 0, ready: table.rows },
        refused: refusals.reduce((sum, { count }) => sum + count, 0),
        refusals,
        notes: this.#notes.all(),
        unknownStatuses: [],
        ...countsOf(table),
        elections: table.elections,
        states: statesOf(table),
        dates: [],
        joined: {
          kind: 'data',
          matched: this.#matched,
          voters: this.#seen.reduce((sum, one) => sum + one, 0),
          unmatched: this.#unmatched,
          unmatchedIds: [...this.#ids],
          methods: noMethods,
          columns: [],
          manyChoices: this.manyChoices(),
          race: [],
        },
        race: raceIn(table),
      },
    };
  }
}
