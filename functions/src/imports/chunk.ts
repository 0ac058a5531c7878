import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Cents, Counts, ImportMode } from '#shared/domain/import/match-rows.ts';
import type { Member } from '../http/guard.ts';
import { type Kind, peopleOf } from '../people/stored-person.ts';
import type { RollupMetric } from '../rollups/rollup-metrics.ts';

/** What the rows of one chunk are brought with. */
export type Chunk = {
  transaction: Transaction;
  db: Firestore;
  member: Member;
  importId: string;
  /** Replace what differs, not only fill what is blank. */
  replace: boolean;
};

/** What became of the rows, with the parts of the rollup that follow from them, and the skills that more or fewer volunteers carry. */
export type Outcome = Counts & Cents & { parts: RollupMetric[]; skills: string[] };

export const updateStamps = ({ member }: Chunk) => ({
  updated_at: FieldValue.serverTimestamp(),
  updated_by: member.uid,
});

export const createStamps = (chunk: Chunk) => ({
  import_id: chunk.importId,
  created_at: FieldValue.serverTimestamp(),
  created_by: chunk.member.uid,
  ...updateStamps(chunk),
});

/** How the rows of a chunk become people of a kind. */
export const importModeOf = ({ db, member, replace }: Chunk, kind: Kind): ImportMode => ({
  replace,
  newId: () => peopleOf(db, member.organization, kind).doc().id,
});
