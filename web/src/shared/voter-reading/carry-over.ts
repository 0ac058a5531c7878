import { ballotsOf, isSameElection } from '#shared/domain/voters/ballot-book.ts';
import type { ChunkColumns } from '#shared/domain/voters/chunk.ts';
import { openChunk } from '#shared/domain/voters/unpack.ts';
import { voterAt } from '#shared/domain/voters/voter-at.ts';
import {
  changesColumn,
  type FileElection,
  type RaceColumn,
} from '#shared/domain/voters/voter-file-columns.ts';
import { type TableData, VoterTable } from '#shared/domain/voters/voter-table.ts';
import type { Former, Progress } from './voter-import-protocol.ts';

const hasVoted = ({ numbers }: ChunkColumns, row: number, place: number): boolean =>
  ((((place < 32 ? numbers.votes_a : numbers.votes_b)[row] ?? 0) >>> (place & 31)) & 1) === 1;

type Filling = Float64Array | { dictionary: string[]; codes: Uint32Array; known: Map<string, number> };

/** The campaign's own columns of one file, taken over for the rows of another. */
class DataCarrier {
  readonly #columns = new Map<string, Filling>();

  constructor(readonly rows: number) {}

  /** For each column of a chunk what puts one of its rows into another row. */
  of(chunk: ChunkColumns): (row: number, into: number) => void {
    const puts = Array.from(chunk.data, ([id, from]) => {
      if (from instanceof Float64Array) {
        const known = this.#columns.get(id);
        const to = known instanceof Float64Array ? known : new Float64Array(this.rows).fill(Number.NaN);
        this.#columns.set(id, to);
        return (row: number, into: number) => {
          to[into] = from[row] ?? Number.NaN;
        };
      }
      const known = this.#columns.get(id);
      const to =
        known && !(known instanceof Float64Array)
          ? known
          : { dictionary: [''], codes: new Uint32Array(this.rows), known: new Map([['', 0]]) };
      this.#columns.set(id, to);
      const codes = from.dictionary.map((value) => {
        const code = to.known.get(value) ?? to.dictionary.push(value) - 1;
        to.known.set(value, code);
        return code;
      });
      return (row: number, into: number) => {
        to.codes[into] = codes[from.codes[row] ?? 0] ?? 0;
      };
    });
    return (row, into) => {
      for (const put of puts) put(row, into);
    };
  }

  data(): Map<string, TableData> {
    return new Map(this.#columns);
  }
}

const addressed = ['house', 'street', 'unit', 'city', 'zip'] as const;

/** What a newer file changes of each voter: a column beside the campaign's own, by which searches ask. */
class ChangeWatch {
  /** 0: moved and party are as they were; until a row of the former file names them, voters are new. */
  readonly #codes: Uint32Array;
  readonly dictionary = ['', 'added', 'moved', 'party', 'moved party'];

  constructor(readonly table: VoterTable) {
    this.#codes = new Uint32Array(table.rows).fill(1);
  }

  of(chunk: ChunkColumns): (row: number, into: number) => void {
    const { dictionaries } = this.table;
    const isSame = (name: (typeof addressed)[number] | 'party') => {
      const [then, now] = [chunk.dictionaries[name], dictionaries[name]];
      return (row: number, into: number) =>
        then.dictionary[then.codes[row] ?? 0] === now.dictionary[now.codes.at(into)];
    };
    const home = addressed.map(isSame);
    const party = isSame('party');
    return (row, into) => {
      const hasMoved = !home.every((same) => same(row, into));
      this.#codes[into] = (hasMoved ? 2 : 0) + (party(row, into) ? 0 : hasMoved ? 2 : 3);
    };
  }

  column(): TableData {
    return { dictionary: this.dictionary, codes: this.#codes };
  }
}

/**
 * Takes over for a newer file what was joined to the one before it: elections that the newer one does not name, and data.
 * `race`: what the newer file says itself; other columns of the table are those of an earlier build of it.
 */
export function carryOver(
  table: VoterTable,
  elections: readonly FileElection[],
  race: readonly RaceColumn[],
) {
  const changes = new ChangeWatch(table);
  const book = ballotsOf(table);
  const data = new DataCarrier(table.rows);
  const own = elections.map((one) => table.elections.findIndex(({ key }) => isSameElection(key, one.key)));
  const { votes_a, votes_b } = table.numbers;
  const votedNow = (row: number, place: number) =>
    (((place < 32 ? votes_a : votes_b).at(row) >>> (place & 31)) & 1) === 1;
  return {
    /** What takes over one row of a chunk of the former file. */
    of(chunk: ChunkColumns): (row: number, into: number) => void {
      const ballots = elections.map(({ key }) => chunk.ballots.get(key));
      const put = data.of(chunk);
      const watch = changes.of(chunk);
      return (row, into) => {
        put(row, into);
        watch(row, into);
        for (const [place, election] of elections.entries()) {
          if (!hasVoted(chunk, row, place)) continue;
          const now = own[place] ?? -1;
          // The newer file knows better who voted; the former may know how.
          if (now < 0 || votedNow(into, now)) book.carry(into, election, ballots[place]?.[row] ?? 0);
        }
      };
    },
    end(): void {
      if (elections.length > 0) table.setHistory(book.elections());
      // What this file says of race itself stands; the former file's own changes are not those of this one.
      const own = [...table.data].filter(([id]) => race.some((column) => column === id));
      table.data = new Map([...data.data(), ...own, [changesColumn, changes.column()]]);
    },
  };
}

/** The file that is current as a table again, with all that was joined to it; null where a part of it cannot be had. */
export async function tableOf(
  former: Former,
  chunk: (index: number) => Promise<Uint8Array | null>,
  progress: (progress: Progress) => void,
): Promise<VoterTable | null> {
  const table = new VoterTable(former.elections);
  const data = new DataCarrier(former.rows);
  const ballots = new Map<string, Uint8Array>();
  for (let index = 0; index < former.chunks; index++) {
    const bytes = await chunk(index);
    const columns = bytes && (await openChunk(bytes).catch(() => null));
    if (!columns) return null;
    const put = data.of(columns);
    for (const key of columns.ballots.keys())
      if (!ballots.has(key)) ballots.set(key, new Uint8Array(former.rows));
    for (let row = 0; row < columns.rows; row++) {
      const into = table.rows;
      if (!table.add(voterAt(columns, row, former.elections))) continue;
      put(row, into);
      for (const [key, codes] of columns.ballots) {
        const all = ballots.get(key);
        if (all) all[into] = codes[row] ?? 0;
      }
    }
    progress({ stage: 'opening', done: index + 1, of: former.chunks });
  }
  table.ballots = ballots;
  table.data = data.data();
  return table;
}
