import { type ChunkColumns, textAt } from '#shared/domain/voters/chunk.ts';
import {
  goneColumn,
  goneKeyOf,
  goneListedMax,
  keysIn,
  openGoneSet,
  packGoneSets,
} from '#shared/domain/voters/gone-ids.ts';
import { goneVoterOf } from '#shared/domain/voters/gone-voter.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import { openChunk } from '#shared/domain/voters/unpack.ts';
import { voterAt } from '#shared/domain/voters/voter-at.ts';
import { votersMax } from '#shared/domain/voters/voter-file-columns.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import type { Former } from './voter-import-protocol.ts';

type Chunk = (index: number) => Promise<Uint8Array | null>;
/** Voters who are gone, packed: the rows that are listed, and the sets of all ids. */
export type GoneVoters = {
  table: VoterTable;
  voters: number;
  sets: { ids: number; bytes: Uint8Array }[];
};

const encoder = new TextEncoder();

/**
 * Gathers whom a newer file lacks, first those who were in the file before it, then those who were gone already and have not
 * come back. `day`: of the newer file, `YYYY-MM-DD`.
 */
export class GoneBook {
  readonly #table = new VoterTable([]);
  readonly #days: number[] = [];
  readonly #dictionary: string[] = [];
  readonly #keys = new Set<number>();

  constructor(
    readonly newer: VoterTable,
    readonly day: string,
  ) {}

  /** One row of the former file that the newer one lacks. */
  add(chunk: ChunkColumns, row: number): void {
    const { bytes, offsets } = chunk.texts.id;
    this.#keys.add(goneKeyOf(bytes.subarray(offsets[row], offsets[row + 1])));
    this.#list(chunk, row, this.day);
  }

  /** Null where nobody is gone. What is lost of those who were gone before is left out. */
  async end(former: Former, chunk: Chunk): Promise<GoneVoters | null> {
    await this.#addFormer(former, chunk);
    const { id } = this.newer.texts;
    // Also a hash that somebody of the file happens to share: they must not be taken for gone.
    if (this.#keys.size > 0)
      for (let row = 0; row < this.newer.rows; row++) this.#keys.delete(goneKeyOf(id.at(row)));
    if (this.#keys.size === 0) return null;
    const table = this.#table;
    table.data = new Map([
      [goneColumn, { dictionary: this.#dictionary, codes: Uint32Array.from(this.#days) }],
    ]);
    return { table, voters: this.#keys.size, sets: await packGoneSets([...this.#keys]) };
  }

  #list(chunk: ChunkColumns, row: number, day: string): void {
    if (this.#table.rows >= goneListedMax) return;
    if (!this.#table.add(goneVoterOf(voterAt(chunk, row, [])))) return;
    const known = this.#dictionary.indexOf(day);
    this.#days.push(known < 0 ? this.#dictionary.push(day) - 1 : known);
  }

  async #addFormer({ chunks, gone }: Former, chunk: Chunk): Promise<void> {
    if (!gone) return;
    const opened = async <T>(index: number, open: (bytes: Uint8Array) => Promise<T>): Promise<T | null> => {
      const bytes = await chunk(index);
      return bytes && (await open(bytes).catch(() => null));
    };
    for (let index = 0; index < gone.chunks; index++) {
      const columns = await opened(chunks + index, openChunk);
      const days = columns?.data.get(goneColumn);
      if (!columns || !days || days instanceof Float64Array) continue;
      for (let row = 0; row < columns.rows; row++)
        if (this.newer.ids.find(encoder.encode(textAt(columns.texts.id, row))) < 0)
          this.#list(columns, row, days.dictionary[days.codes[row] ?? 0] ?? this.day);
    }
    for (const [index, ids] of gone.sets.entries()) {
      const sets = gone.sets.length;
      const set = await opened(chunks + gone.chunks + index, (bytes) =>
        openGoneSet(bytes, { ids, index, sets }),
      );
      for (const key of set ? keysIn(set) : []) if (this.#keys.size < votersMax) this.#keys.add(key);
    }
  }
}

/** The listed rows in walking order, as chunks are packed of them. */
export const sortedGone = (table: VoterTable) => {
  const by = sortVoters(table);
  return (from: number, to: number) => columnsOf(table, by, from, to);
};
