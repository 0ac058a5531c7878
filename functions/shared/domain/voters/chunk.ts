import type { DictionaryColumnName, NumberColumn, numberColumns, TextColumn } from './voter-file-columns.ts';

/** A column of few different values: row `r` says `dictionary[codes[r]]`. */
export type DictionaryColumn = { dictionary: readonly string[]; codes: Uint8Array | Uint16Array };
/** A column of texts: row `r` is the UTF-8 of `bytes` from `offsets[r]` to `offsets[r + 1]`. */
export type Texts = { offsets: Int32Array; bytes: Uint8Array };

export type NumberArrays = { int32: Int32Array; uint32: Uint32Array; float64: Float64Array };
export type Numbers = { [K in NumberColumn]: NumberArrays[(typeof numberColumns)[K]] };

/** The rows of one chunk as columns; `voter-file-columns.ts` says what each means. */
export type ChunkColumns = {
  rows: number;
  dictionaries: Record<DictionaryColumnName, DictionaryColumn>;
  numbers: Numbers;
  texts: Record<TextColumn, Texts>;
  /** Of elections of which the file says more than who voted, by their keys: each row's `ballotCode`. */
  ballots: ReadonlyMap<string, Uint8Array>;
  /** The campaign's own columns, by their ids. */
  data: ReadonlyMap<string, DataColumn>;
};

/** A column that the campaign added: numbers with NaN where none is, or words with '' where none is. */
export type DataColumn = Float64Array | DictionaryColumn;

/** A chunk that is not what it should be: damaged, cut off, or of another version of the format. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

const decoder = new TextDecoder();
/** Row `row` of a column of texts. */
export const textAt = ({ offsets, bytes }: Texts, row: number): string =>
  decoder.decode(bytes.subarray(offsets[row], offsets[row + 1]));

/** SHA-256 in hex, as a manifest promises it. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
