import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { voterChunks, voterFiles } from '#shared/collections/index.ts';

export type VoterFile = z.output<typeof voterFiles.schema>;

export const filesOf = (db: Firestore, organization: string) => db.collection(voterFiles.path(organization));

export const chunksOf = (db: Firestore, organization: string) =>
  db.collection(voterChunks.path(organization));

/** The chunks that are there of one file. */
export const chunksOfFile = (db: Firestore, organization: string, fileId: string) =>
  chunksOf(db, organization).where('file_id', '==', fileId);

/** Another organization's file is not there: the path is the scope. */
export const fileIn = (found: DocumentSnapshot | undefined): VoterFile | null =>
  found?.exists ? readFile(found) : null;
export const readFile = (found: DocumentSnapshot): VoterFile => voterFiles.schema.parse(found.data());

const numbered = z.object({ index: voterChunks.schema.shape.index });
export const indexIn = (chunk: DocumentSnapshot): number => numbered.parse(chunk.data()).index;

/** Throws what a pure check refuses. */
