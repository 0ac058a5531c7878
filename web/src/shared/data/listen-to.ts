import { type DocumentReference, onSnapshot, type Query } from 'firebase/firestore';
import { isFromCache, type Row, rowOf, rowsOf } from './reading.ts';

export type Target = DocumentReference | Query;

/** Without it a listener never says that the server has confirmed what memory showed, or that it went silent. */
const withMetadata = { includeMetadataChanges: true } as const;

/** `fromCache`: out of this device's memory, which may be old. */
type OnRows = (rows: readonly Row[], fromCache: boolean) => void;
export type Failed = (error: unknown) => void;

export const rowsIn = (row: Row | null): Row[] => (row ? [row] : []);

/** Follows one target: a read for each document, and one for each change. Returns how to stop. */
export const listenTo = (target: Target, onRows: OnRows, failed: Failed): (() => void) =>
  target.type === 'document'
    ? onSnapshot(
        target,
        withMetadata,
        (found) => onRows(rowsIn(rowOf(found)), isFromCache(found.metadata)),
        failed,
      )
    : onSnapshot(
        target,
        withMetadata,
        ({ docs, metadata }) => onRows(rowsOf(docs), isFromCache(metadata)),
        failed,
      );
