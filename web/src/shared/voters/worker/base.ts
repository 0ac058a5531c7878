import { createDictionaryColumn, type DictionaryColumn } from '#shared/domain/engine/dictionary-column.ts';
import { type Texts, textsOf } from '#shared/domain/engine/texts.ts';
import type {
  ChunkColumns,
  DictionaryColumn as ChunkDictionary,
  DataColumn,
} from '#shared/domain/voters/chunk.ts';
import {
  type DictionaryColumnName,
  dictionaryColumns,
  type FileElection,
  isRaceColumn,
  type NumberColumn,
  noPlace,
  numberColumns,
  type RaceColumn,
  type TextColumn,
  textColumns,
} from '#shared/domain/voters/voter-file-columns.ts';
import { byName } from '#shared/domain/voters/voter-table.ts';
import type { OwnColumn } from '../engine.ts';
import { contactMethodsOf } from './contact-methods.ts';
import { type Ids, idsOf } from './ids.ts';

/** The imported file as columns: what stands in them is the file's, with the campaign's corrections written over it. */
export type Base = {
  fileId: string;
  rows: number;
  elections: readonly FileElection[];
  dictionaries: Record<DictionaryColumnName, DictionaryColumn>;
  numbers: Numbers;
  texts: Record<TextColumn, Texts>;
  ids: Ids;
  /** By an election's key each row's `ballotCode`, of elections of which the file says more than who voted. */
  ballots: ReadonlyMap<string, Uint8Array>;
  /** The campaign's own columns, by their ids. */
  data: ReadonlyMap<string, Float64Array | DictionaryColumn>;
  /** Another list once they may appear elsewhere. */
  own: readonly OwnColumn[];
  /** Race and ethnicity, beside the campaign's own and in no `Person`; none while an admin has not turned them on. */
  race: ReadonlyMap<RaceColumn, DictionaryColumn>;
  /** Of each row the bits of `ways`. */
  ways: Uint8Array;
};

const numbersOf = (rows: number) => ({
  birth: new Int32Array(rows),
  registered: new Int32Array(rows),
  cell: new Float64Array(rows),
  landline: new Float64Array(rows),
  lat: new Int32Array(rows),
  lng: new Int32Array(rows),
  votes_a: new Uint32Array(rows),
  votes_b: new Uint32Array(rows),
  door: new Int32Array(rows),
  household: new Int32Array(rows),
});
type Numbers = ReturnType<typeof numbersOf>;
const isNumber = (name: string): name is NumberColumn => name in numberColumns;
const numberNames = Object.keys(numberColumns).filter(isNumber);

function placeData(
  data: Map<string, Float64Array | DictionaryColumn>,
  id: string,
  column: DataColumn,
  rows: number,
  at: number,
): void {
  if (column instanceof Float64Array) {
    const known = data.get(id);
    const all = known instanceof Float64Array ? known : new Float64Array(rows).fill(Number.NaN);
    data.set(id, all);
    all.set(column, at);
    return;
  }
  const known = data.get(id);
  const all = known && !(known instanceof Float64Array) ? known : createDictionaryColumn(rows);
  data.set(id, all);
  all.place(at, column.codes, column.dictionary.map(all.codeOf));
}

function placeRace(
  race: Map<RaceColumn, DictionaryColumn>,
  name: RaceColumn,
  column: ChunkDictionary,
  rows: number,
  at: number,
): void {
  const all = race.get(name) ?? createDictionaryColumn(rows);
  race.set(name, all);
  all.place(at, column.codes, column.dictionary.map(all.codeOf));
}

/** Takes a file in, chunk by chunk in any order; `end` once all are there. */
export function baseOf(
  fileId: string,
  elections: readonly FileElection[],
  rows: number,
  own: readonly OwnColumn[] = [],
  hasRace = false,
) {
  const dictionaries = byName(dictionaryColumns, () => createDictionaryColumn(rows));
  const numbers = numbersOf(rows);
  const texts = { id: textsOf(rows), email: textsOf(rows) };
  const ballots = new Map<string, Uint8Array>();
  const data = new Map<string, Float64Array | DictionaryColumn>();
  const race = new Map<RaceColumn, DictionaryColumn>();
  numbers.lat.fill(noPlace);
  numbers.lng.fill(noPlace);
  return {
    place(at: number, chunk: ChunkColumns): void {
      if (at + chunk.rows > rows) throw new Error('A chunk holds more rows than its file promised.');
      for (const column of dictionaryColumns) {
        const { codes, dictionary } = chunk.dictionaries[column];
        dictionaries[column].place(at, codes, dictionary.map(dictionaries[column].codeOf));
      }
      for (const column of numberNames) numbers[column].set(chunk.numbers[column], at);
      for (const [key, codes] of chunk.ballots) {
        const all = ballots.get(key) ?? new Uint8Array(rows);
        ballots.set(key, all);
        all.set(codes, at);
      }
      for (const [id, column] of chunk.data) {
        if (!isRaceColumn(id)) placeData(data, id, column, rows, at);
        else if (hasRace && !(column instanceof Float64Array)) placeRace(race, id, column, rows, at);
      }
      for (const column of textColumns) {
        const { bytes, offsets } = chunk.texts[column];
        texts[column].place(at, bytes, offsets);
      }
    },
    end(): Base {
      for (const column of dictionaryColumns) dictionaries[column].settle();
      for (const column of textColumns) texts[column].settle();
      for (const column of race.values()) column.settle();
      for (const column of data.values()) if (!(column instanceof Float64Array)) column.settle();
      const columns = { dictionaries, numbers, texts };
      return {
        fileId,
        rows,
        elections,
        ...columns,
        ballots,
        data,
        own,
        race,
        ids: idsOf(texts.id, rows),
        ways: contactMethodsOf(columns, rows),
      };
    },
  };
}
