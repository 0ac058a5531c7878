import { doc, getDoc, getDocFromServer } from 'firebase/firestore';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { isDemo } from '../demo/mode.ts';
import { db } from './firestore.ts';
import { askOnce, follow, type Heard } from './follow.ts';
import { type Operation, useJournal, waitingKnown } from './journal/index.ts';
import { ownChangesNow } from './own-changes.ts';
import { type Read, readerOf, rowOf } from './reading.ts';
import { drawDocument, knownOf } from './shown.ts';

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
  let heard: Heard | null | undefined;
  let own = ownChangesNow(name, id);
  let anew: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    clearTimeout(anew);
    if (heard === undefined) return;
    const known = knownOf(heard);
    const { until } = drawDocument(collection, id, known, own, read);
    if (until !== null) anew = setTimeout(following.again, Math.max(0, until - Date.now()));
    const shown = own.filter(({ operation }) => shows(operation));
    const { live } = drawDocument(collection, id, known, shown, read);
    if (live.is !== 'ready') return next({ is: 'unknown' });
    const { value, stale: cached, at, unreadable } = live;
    const acknowledged = own.every(({ appliedAt }) => appliedAt !== null);
    if (value) next({ is: 'there', value, acknowledged, cached, at });
    else if (unreadable > 0) next({ is: 'unreadable' });
    else next({ is: cached ? 'unknown' : 'absent' });
  };
  const following = follow(
    { key, table: name, targets: () => [doc(db, key)] },
    (news) => {
      heard = news;
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
    clearTimeout(anew);
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
  const asked = Date.now();
  const row = await rowAt(collection.path(scope), id);
  return valueIn(collection, id, { answer: [row ? [row] : []], asked, stale: false, at: null });
}

/** The same, and where the server cannot be asked as this device has kept it (`stale`); null where it has not. */
export async function readKept<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  id: string,
  scope = '',
): Promise<{ value: Read<S> | null; stale: boolean }> {
  const key = `${collection.path(scope)}/${id}`;
  const heard = await askOnce(key, collection.name, doc(db, key));
  return { value: await valueIn(collection, id, heard), stale: heard?.stale ?? true };
}

async function valueIn<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  id: string,
  heard: Heard | null,
): Promise<Read<S> | null> {
  await waitingKnown();
  const own = ownChangesNow(collection.name, id);
  const { live } = drawDocument(collection, id, knownOf(heard), own, readerOf(collection));
  return live.is === 'ready' ? live.value : null;
}

/** Asks the server alone whether a document is there. Nothing may be listening to it: a listener would answer for it. */
export const isOnServer = (collection: Collection<string, Shape>, id: string): Promise<boolean> =>
  isDemo
    ? rowAt(collection.path(''), id).then((row) => row !== null)
    : getDocFromServer(doc(db, collection.path(''), id)).then((found) => found.exists());
