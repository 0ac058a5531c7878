import { csvLine } from '#shared/domain/import/cells.ts';
import { methodIn, type VoteMethod } from '#shared/domain/voters/ballot.ts';
import { ballotsOf } from '#shared/domain/voters/ballot-book.ts';
import type { HistoryMapping } from '#shared/domain/voters/history-columns.ts';
import { type HistoryRefusal, historyReader } from '#shared/domain/voters/history-rows.ts';
import type { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { type Checked, type RefusedRow, refusedMax } from './check-voter-file.ts';
import { countsOf, statesOf } from './file-counts.ts';
import { type Line, linesOf, OpenQuote, OtherEncoding, type Reading } from './file-lines.ts';
import { Tally } from './problem-tally.ts';
import { raceIn } from './race-columns.ts';
import { zipRefusal } from './source-files.ts';
import { noMethods, type Progress, type Refused } from './voter-import-protocol.ts';

/** Ids of the file that no voter has and that are listed. */
const unmatchedMax = 10_000;

export type JoinOrder = {
  /** One after the other: a history may come in a file for each county. */
  readings: readonly Reading[];
  history: HistoryMapping;
  /** Whose codes the file has, two letters; '' where nobody says. */
  state: string;
  /** The voters to join it to; their history is replaced. */
  table: VoterTable;
  progress: (progress: Progress) => void;
};

/** Joins a history file to voters by their ids, row by row: nothing of it is kept but a byte for each voter and election. */
export async function joinHistory(order: JoinOrder): Promise<Checked | Refused> {
  const join = new Join(order);
  const of = order.readings.reduce((sum, { file }) => sum + file.size, 0);
  let before = 0;
  for (const reading of order.readings) {
    let reported = -1;
    const take = async (as: Reading) => {
      for await (const { lines, bytes } of linesOf(as)) {
        for (const line of lines) {
          if (order.readings.length > 1) line.file = reading.file.name;
          join.take(line);
        }
        if (bytes !== reported) order.progress({ stage: 'reading', done: before + bytes, of });
        reported = bytes;
      }
    };
    try {
      await take(reading);
    } catch (error) {
      const packed = zipRefusal(error);
      if (packed) return { why: packed, row: null };
      if (error instanceof OpenQuote) return { why: 'quote_open', row: error.row };
      if (!(error instanceof OtherEncoding)) throw error;
      // What was marked stays marked: a row that is read twice counts once for its voter.
      join.restart();
      await take({ ...reading, encoding: 'windows-1252' });
    }
    before += reading.file.size;
  }
  return join.rows === 0 ? { why: 'no_rows', row: null } : join.end();
}

class Join {
  rows = 0;
  #matched = 0;
  #unmatched = 0;
  readonly #ids = new Set<string>();
  readonly #refusals = new Tally<HistoryRefusal | 'cells_few'>();
  readonly #refused: RefusedRow[] = [];
  #methods: Record<VoteMethod, number> = { ...noMethods };
  readonly #seen: Uint8Array;
  readonly #book;
  readonly #reader;
  readonly #bytes = new Uint8Array(512);
  readonly #encoder = new TextEncoder();

  constructor(readonly order: JoinOrder) {
    this.#book = ballotsOf(order.table);
    this.#seen = new Uint8Array(order.table.rows);
    this.#reader = historyReader(order.history, order.state, new Date().getUTCFullYear());
  }

  restart(): void {
    this.rows = 0;
    this.#matched = 0;
    this.#unmatched = 0;
    this.#methods = { ...noMethods };
  }

  take(line: Line): void {
    this.rows += 1;
    const id = this.#reader.id(line.cells);
    const { length } = line.cells;
    // Half an id may be another voter's.
    if (length < this.order.history.length && this.order.history.indexOf('id') >= length - 1) {
      this.#refuse(line, 'cells_few', id);
      return;
    }
    const { written } = this.#encoder.encodeInto(id, this.#bytes);
    const row = id === '' ? -1 : this.order.table.ids.find(this.#bytes.subarray(0, written));
    if (row < 0) {
      this.#unmatched += 1;
      if (this.#ids.size < unmatchedMax) this.#ids.add(id);
      return;
    }
    const read = this.#reader.row(line.cells);
    if (typeof read === 'string') {
      this.#refuse(line, read, id);
      return;
    }
    this.#matched += 1;
    this.#seen[row] = 1;
    this.#methods[methodIn(read.code)] += 1;
    this.#book.mark(row, read.election, read.code);
  }

  #refuse(line: Line, why: HistoryRefusal | 'cells_few', id: string): void {
    this.#refusals.add(why, () => ({
      ...{ file: line.file, row: line.row, subject: id },
      cell: line.cells.join(' ').slice(0, 60),
    }));
    if (this.#refused.length < refusedMax.rows)
      this.#refused.push({ file: line.file, row: line.row, why, line: csvLine(line.cells) });
  }

  end(): Checked {
    const { table } = this.order;
    table.setHistory(this.#book.elections());
    const refusals = this.#refusals.all();
    return {
      table,
      refused: this.#refused,
      preview: {
        rows: this.rows,
        elsewhere: 0,
        ready: table.rows,
        refused: refusals.reduce((sum, { count }) => sum + count, 0),
        refusals,
        notes: [],
        unknownStatuses: [],
        ...countsOf(table),
        elections: table.elections,
        states: statesOf(table),
        dates: [],
        race: raceIn(table),
        joined: {
          kind: 'history',
          matched: this.#matched,
          voters: this.#seen.reduce((sum, one) => sum + one, 0),
          unmatched: this.#unmatched,
          unmatchedIds: [...this.#ids],
          methods: this.#methods,
          columns: [],
          manyChoices: [],
          race: [],
        },
      },
    };
  }
}
