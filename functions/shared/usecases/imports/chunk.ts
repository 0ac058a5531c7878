import type { Cents, Counts } from '../../domain/import/match-rows.ts';
import { type Store, serverTime } from '../store.ts';
import type { Context } from '../use-case.ts';

/** What the rows of one chunk are brought with. */
export type Chunk = {
  store: Store;
  context: Pick<Context, 'member' | 'newId' | 'now'>;
  importId: string;
  /** Replace what differs, not only fill what is blank. */
  replace: boolean;
};

/** What became of the rows, with the parts of the rollup that follow from them, and the skills that more or fewer volunteers carry. */
export type Outcome = Counts & Cents & { parts: string[]; skills: string[] };

export const updateStamps = ({ context }: Chunk) => ({
  updated_at: serverTime,
  updated_by: context.member.uid,
});

export const createStamps = (chunk: Chunk) => ({
  import_id: chunk.importId,
  created_at: serverTime,
  created_by: chunk.context.member.uid,
  ...updateStamps(chunk),
});
