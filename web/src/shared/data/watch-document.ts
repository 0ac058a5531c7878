import { doc, getDoc, getDocFromServer } from 'firebase/firestore';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { isDemo } from '../demo/mode.ts';
import { db } from './firestore.ts';
import { fetchDocument, type QueryResult, subscribeQuery } from './follow.ts';
import { type Operation, useJournal, waitingKnown } from './journal/index.ts';
import { knownOf, readOptimisticDocument } from './optimistic-view.ts';
import { ownChangesNow } from './own-changes.ts';
import { type Read, readerOf, rowOf } from './reading.ts';

/** A document at one moment. Absent counts only when the server said so: this device's memory starts empty. */
export type Seen<T> =
  /**
   * `acknowledged`: no change of it by this member is on its way. `cached`: from this device, the server has not said it
   * just now; `at`: when it did (milliseconds since 1970), null where it does now, or where nobody knows.
   */
  | { is: 'there'; value: T; acknowledged: boolean; cached: boolean; at: number | null }
  | { is: 'absent' }
  | { is: 'unknown' }
  | { is: 'unreadable' };

/**
 * Follows one document outside React, with those of this member's own changes that `shows` says. One read, and one for
 * each change. `scope` as the collection's path has it.
 */
export function watchDocument<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  id: string,
  next: (seen: Seen<Read<S>>) => void,
  failed: (error: unknown) => void,
  shows: (operation: Operation) => boolean = () => true,
  scope = '',
): () => void {
  const { name } = collection;
  const read = readerOf(collection);
  const key = `${collection.path(scope)}/${id}`;
  let result: QueryResult | null | undefined;
  let own = ownChangesNow(name, id);
  let refetchTimer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    clearTimeout(refetchTimer);
    if (result === undefined) return;
    const known = knownOf(result);
    const { until } = readOptimisticDocument(collection, id, known, own, read);
    if (until !== null) refetchTimer = setTimeout(following.again, Math.max(0, until - Date.now()));
    const shown = own.filter(({ operation }) => shows(operation));
    const { live } = readOptimisticDocument(collection, id, known, shown, read);
    if (live.is !== 'ready') return next({ is: 'unknown' });
    const { value, stale: cached, at, unreadable } = live;
    const acknowledged = own.every(({ appliedAt }) => appliedAt !== null);
    if (value) next({ is: 'there', value, acknowledged, cached, at });
    else if (unreadable > 0) next({ is: 'unreadable' });
    else next({ is: cached ? 'unknown' : 'absent' });
  };
  const following = subscribeQuery(
    { key, table: name, targets: () => [doc(db, key)] },
    (news) => {
      result = news;
      tell();
    },
    failed,
  );
  const forget = useJournal.subscribe(() => {
    const now = ownChangesNow(name, id);
    if (now.length === own.length && now.every((change, place) => change === own[place])) return;
    own = now;
    tell();
  });
  return () => {
    clearTimeout(refetchTimer);
    forget();
    following.stop();
  };
}

/** The demo's database holds all that there is: what it cannot ask a server about is not there. */
const rowAt = (path: string, id: string) =>
  getDoc(doc(db, path, id)).then(rowOf, (error: unknown) => {
    if (isDemo) return null;
    throw error;
  });

/**
 * Reads one document once, with this member's own changes; null where it is missing or does not fit its schema. `scope`
 * as the collection's path has it. Rejects where the server cannot be asked.
 */
export async function readOnce<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  id: string,
  scope = '',
): Promise<Read<S> | null> {
  const requestedAt = Date.now();
  const row = await rowAt(collection.path(scope), id);
  return valueIn(collection, id, { answer: [row ? [row] : []], requestedAt, stale: false, at: null });
}

/** The same, and where the server cannot be asked as this device has kept it (`stale`); null where it has not. */
export async function readOrCached<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  id: string,
  scope = '',
): Promise<{ value: Read<S> | null; stale: boolean }> {
  const key = `${collection.path(scope)}/${id}`;
  const result = await fetchDocument(key, collection.name, doc(db, key));
  return { value: await valueIn(collection, id, result), stale: result?.stale ?? true };
}

async function valueIn<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  id: string,
  result: QueryResult | null,
): Promise<Read<S> | null> {
  await waitingKnown();
  const own = ownChangesNow(collection.name, id);
  const { live } = readOptimisticDocument(collection, id, knownOf(result), own, readerOf(collection));
  return live.is === 'ready' ? live.value : null;
}

/** Asks the server alone whether a document is there. Nothing may be listening to it: a listener would answer for it. */
export const isOnServer = (collection: Collection<string, Shape>, id: string): Promise<boolean> =>
  isDemo
    ? rowAt(collection.path(''), id).then((row) => row !== null)
    : getDocFromServer(doc(db, collection.path(''), id)).then((found) => found.exists());
