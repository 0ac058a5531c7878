import type { ChunkColumns } from '#shared/domain/voters/chunk.ts';
import {
  type DictionaryColumnName,
  dictionaryColumns,
  type FileElection,
  type NumberColumn,
  noPlace,
  numberColumns,
  type TextColumn,
  textColumns,
} from '#shared/domain/voters/voter-file-columns.ts';
import { byName } from '#shared/domain/voters/voter-table.ts';
import { contactMethodsOf } from './contact-methods.ts';
import { createDictionaryColumn, type DictionaryColumn } from './dictionary-column.ts';
import { type Ids, idsOf } from './ids.ts';
import { type Texts, textsOf } from './texts.ts';

/** The imported file as columns: what stands in them is the file's, with the campaign's corrections written over it. */
export type Base = {
  fileId: string;
  rows: number;
  elections: readonly FileElection[];
  dictionaries: Record<DictionaryColumnName, DictionaryColumn>;
  numbers: Numbers;
  texts: Record<TextColumn, Texts>;
  ids: Ids;
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

/** Takes a file in, chunk by chunk in any order; `end` once all are there. */
export function baseOf(fileId: string, elections: readonly FileElection[], rows: number) {
  const dictionaries = byName(dictionaryColumns, () => createDictionaryColumn(rows));
  const numbers = numbersOf(rows);
  const texts = { id: textsOf(rows), email: textsOf(rows) };
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
      for (const column of textColumns) {
        const { bytes, offsets } = chunk.texts[column];
        texts[column].place(at, bytes, offsets);
      }
    },
    end(): Base {
      for (const column of dictionaryColumns) dictionaries[column].settle();
      for (const column of textColumns) texts[column].settle();
      const columns = { dictionaries, numbers, texts };
      return {
        fileId,
        rows,
        elections,
        ...columns,
        ids: idsOf(texts.id, rows),
        ways: contactMethodsOf(columns, rows),
      };
    },
  };
}
