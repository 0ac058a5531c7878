import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
} from 'firebase/firestore';
import { voterEvents } from '#shared/collections/voter-events.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { db } from './firestore.ts';
import { isFromCache } from './reading.ts';
import { eventsMax, learnedIn, receivedFrom } from './voter-events.ts';

/** Milliseconds within which events may become known in another order than the server received them. */
export const overlapMs = 60_000;
/**
 * The same, for what comes while it listens: a full answer that does not reach back so far before what was known may hide
 * one that was received a little earlier. Short, for what it costs is read again at the busiest of times.
 */
const hiddenMs = 5_000;

function receivedAt(doc: QueryDocumentSnapshot | undefined): number {
  const at: unknown = doc?.get('received_at');
  return at instanceof Timestamp ? at.toMillis() : 0;
}

/**
 * What an organization's log has from a moment on (milliseconds since 1970), oldest first, a page at a time, and then what
 * comes; the same may be told again. A read for each event, and again for those of the last minute whenever it goes on
 * listening. Where the server cannot be asked it waits. `reached`: all that was received a minute before a moment, or earlier, has
 * been told. Returns how to stop.
 */
export function followLog(
  organization: string,
  since: number,
  next: (learned: readonly Learned[]) => void,
  failed: (error: unknown) => void,
  reached: (until: number) => void = () => {},
): () => void {
  const log = collection(db, voterEvents.path(organization));
  let stop = () => {};

  /** Asks until the server answers; what this device remembers is told meanwhile. */
  function listen(
    constraints: readonly QueryConstraint[],
    answered: (docs: readonly QueryDocumentSnapshot[]) => void,
  ): void {
    stop();
    stop = onSnapshot(
      query(log, ...constraints, limit(eventsMax)),
      { includeMetadataChanges: true },
      (found) => {
        const added = found.docChanges().filter(({ type }) => type === 'added');
        const learned = learnedIn(added.map(({ doc }) => doc));
        if (learned.length > 0) next(learned);
        if (!isFromCache(found.metadata)) answered(found.docs);
      },
      failed,
    );
  }

  function page(at: number, after?: QueryDocumentSnapshot): void {
    const start = after ? [startAfter(after)] : [];
    listen([receivedFrom(at), orderBy('received_at'), ...start], (docs) => {
      const last = docs.at(-1);
      if (last) reached(receivedAt(last));
      if (last && docs.length === eventsMax) page(at, last);
      else live(Math.max(at, receivedAt(last ?? after)));
    });
  }

  /** The newest: where more came at once than one answer holds, what lies between is read in pages. */
  function live(until: number): void {
    let known = until;
    let before: ReadonlySet<string> | null = null;
    listen([receivedFrom(until - overlapMs), orderBy('received_at', 'desc')], (docs) => {
      const had = before;
      before = new Set(docs.map(({ id }) => id));
      // The first answer repeats what the pages told.
      const isNews = had ? docs.some(({ id }) => !had.has(id)) : receivedAt(docs[0]) > known;
      const isGap = isNews && docs.length === eventsMax && receivedAt(docs.at(-1)) > known - hiddenMs;
      if (isGap) return page(known - overlapMs);
      known = Math.max(known, receivedAt(docs[0]));
      reached(known);
    });
  }

  page(since);
  return () => stop();
}
