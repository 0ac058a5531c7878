import type { Rows } from '#shared/domain/engine/row-set.ts';
import type { Base } from './base.ts';
import type { Today } from './days.ts';
import type { LearnedColumns } from './learned-columns.ts';

/** All that a question is answered from. */
export type VoterIndex = {
  base: Base;
  learned: LearnedColumns;
  today: Today;
  /** Who is on a frozen list, as `isMember` reads it; null where it was not made known. */
  onList: (list: string) => Uint8Array | null;
  /** Whether the campaign corrected a voter's address: the file's place is then of another. */
  isMoved: (row: number) => boolean;
  /** Leaves only whom a search finds. */
  keepFound: (rows: Rows, typed: string) => void;
};
