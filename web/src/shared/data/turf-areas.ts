import {
  collection,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
import { turfs } from '#shared/collections/turfs.ts';
import type { Area } from '../turfs/plan-database.ts';
import { areaOf } from '../turfs/turf-area.ts';
import { db } from './firestore.ts';
import { isFromCache, readDocuments } from './reading.ts';

/** Turfs of one answer: as many as the rules let anybody list. */
const pageMax = 100;
/** Turfs whose ids lie between two; null: without an end. */
export type IdRange = { from: string | null; to: string | null };

const areasIn = (docs: readonly QueryDocumentSnapshot[]): Area[] =>
  readDocuments(turfs, docs).items.map((turf) => areaOf(turf));
const between = ({ from, to }: IdRange): QueryConstraint[] => [
  ...(from === null ? [] : [where(documentId(), '>=', from)]),
  ...(to === null ? [] : [where(documentId(), '<', to)]),
];
const since = (at: number): QueryConstraint =>
  where('updated_at', '>=', Timestamp.fromMillis(Math.max(0, at)));

/** When it was last changed, milliseconds since 1970; for ever where the server has not said it yet. */
function changedAt(doc: QueryDocumentSnapshot | undefined): number {
  const at: unknown = doc?.get('updated_at');
  return at instanceof Timestamp ? at.toMillis() : Number.POSITIVE_INFINITY;
}

/** How many there are between two ids, up to a hundred: one read. Rejects where the server cannot be asked. */
export async function countTurfAreas(path: string, range: IdRange): Promise<number> {
  const counted = await getCountFromServer(query(collection(db, path), ...between(range), limit(pageMax)));
  return counted.data().count;
}

/**
 * Tells, a page at a time, what there is between two ids, or was changed since a moment, oldest first. A read for each.
 * Resolves with whether it was the server that spoke, and to the end.
 */
export async function readTurfAreas(
  path: string,
  which: IdRange | { since: number },
  page: (areas: readonly Area[]) => void,
): Promise<boolean> {
  const constraints =
    'since' in which
      ? [since(which.since), orderBy('updated_at')]
      : [...between(which), orderBy(documentId())];
  for (let after: QueryDocumentSnapshot | undefined; ; ) {
    const start = after ? [startAfter(after)] : [];
    const { docs, metadata } = await getDocs(
      query(collection(db, path), ...constraints, ...start, limit(pageMax)),
    );
    if (isFromCache(metadata)) return false;
    page(areasIn(docs));
    after = docs.at(-1);
    if (!after || docs.length < pageMax) return true;
  }
}

/**
 * Tells what is changed from a moment on (milliseconds since 1970): a read for each turf, and again for each change.
 * `gap`: more came at once than one answer holds. Returns how to stop.
 */
export function listenToTurfAreas(
  path: string,
  from: number,
  onChange: (areas: readonly Area[], removed: readonly string[], gap: boolean) => void,
): () => void {
  let before: ReadonlySet<string> | null = null;
  return onSnapshot(
    query(collection(db, path), since(from), orderBy('updated_at', 'desc'), limit(pageMax)),
    { includeMetadataChanges: true },
    (found) => {
      const changes = found.docChanges({ includeMetadataChanges: true });
      // What waits on this device is shown out of the journal.
      const news = changes.filter(({ type, doc }) => type !== 'removed' && !doc.metadata.hasPendingWrites);
      const isFull = found.docs.length === pageMax;
      // Of a full answer the oldest fall out though they are there; who is newer than its last one is deleted.
      const last = isFull ? changedAt(found.docs.at(-1)) : 0;
      const removedChanges = changes.filter(({ type, doc }) => type === 'removed' && changedAt(doc) > last);
      const had = before;
      before = new Set(found.docs.map(({ id }) => id));
      const gap = isFull && had !== null && !found.docs.some(({ id }) => had.has(id));
      if (isFromCache(found.metadata) && news.length === 0) return;
      onChange(
        areasIn(news.map(({ doc }) => doc)),
        removedChanges.map(({ doc }) => doc.id),
        gap,
      );
    },
    () => undefined,
  );
}
