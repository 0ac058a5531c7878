import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Member } from '../http/guard.ts';
import type { Part } from '../rollups/parts.ts';

/** What the rows of one chunk are brought with. */
export type Chunk = {
  transaction: Transaction;
  db: Firestore;
  member: Member;
  importId: string;
  /** Replace what differs, not only fill what is blank. */
  replace: boolean;
};

/** What became of the rows, and which parts of the rollup follow from them. */
export type Outcome = { created: number; updated: number; unchanged: number; parts: Part[] };

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
