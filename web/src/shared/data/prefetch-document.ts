import { doc, onSnapshot } from 'firebase/firestore';
import { db } from './firestore.ts';

/** Milliseconds after the answer in which a slow phone has drawn the screen that asks the same. */
const overlapMs = 2_000;

/**
 * Asks for a document before its screen can: the screen joins the question that is open, so that it costs one round trip
 * less and no read more. What the server says, a refusal too, is for the screen to hear.
 */
export function prefetchDocument(path: string): void {
  const stop = onSnapshot(
    doc(db, path),
    { includeMetadataChanges: true },
    ({ metadata }) => {
      if (!metadata.fromCache) setTimeout(stop, overlapMs);
    },
    () => undefined,
  );
}
