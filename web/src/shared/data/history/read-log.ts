import {
  collection,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { t } from '../../text/index.ts';
import { reportServerSilence } from '../connectivity.ts';
import { CallError } from '../error-messages.ts';
import { db } from '../firestore.ts';
import { isFromCache } from '../reading.ts';
import { eventsMax, learnedIn, receivedFrom } from '../voter-events.ts';
import type { Span } from './spans.ts';

/** An answer of the server, the newest first. `cursor`: after which it goes on; null where that was all. */
export type Page<C> = { events: readonly Learned[]; cursor: C | null };

export type Cursor = QueryDocumentSnapshot;
const pageOf = (docs: readonly Cursor[]): Page<Cursor> => ({
  events: learnedIn(docs),
  cursor: docs.length === eventsMax ? (docs.at(-1) ?? null) : null,
});
const newestFirst = orderBy('received_at', 'desc');

/**
 * Listens to the newest hundred that a log received from a moment on (milliseconds since 1970); null where the server cannot
 * be asked. A read for each, and for each that comes. Returns how to stop.
 */
export const listenToNewest = (
  path: string,
  from: number,
  onPage: (page: Page<Cursor> | null) => void,
  failed: (error: unknown) => void,
): (() => void) =>
  onSnapshot(
    query(collection(db, path), receivedFrom(from), newestFirst, limit(eventsMax)),
    { includeMetadataChanges: true },
    ({ docs, metadata }) => onPage(isFromCache(metadata) ? null : pageOf(docs)),
    failed,
  );

/**
 * A hundred events that a log received within a stretch, the newest first, from a cursor on. A read for each, at least one.
 * Rejects where the server cannot be asked.
 */
export async function readLogPage(
  path: string,
  [from, to]: Span,
  after: Cursor | null,
): Promise<Page<Cursor>> {
  const until = where('received_at', '<', Timestamp.fromMillis(to + 1));
  const start = after ? [startAfter(after)] : [];
  const found = await getDocs(
    query(collection(db, path), receivedFrom(from), until, newestFirst, ...start, limit(eventsMax)),
  );
  if (!isFromCache(found.metadata)) return pageOf(found.docs);
  reportServerSilence();
  throw new CallError('unavailable', t('errors.network'));
}
