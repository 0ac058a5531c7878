import { doc } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { onReconnect } from './connectivity.ts';
import { messageFor } from './error-messages.ts';
import { db } from './firestore.ts';
import { fetchDocument, type QueryResult } from './follow.ts';
import { useJournal } from './journal/index.ts';
import { createCachedReader } from './lazy-caches.ts';
import type { Live } from './live.ts';
import { initialKnown, type Known, knownOf, readOptimisticDocument } from './optimistic-view.ts';
import { useOwnChanges } from './own-changes.ts';
import { type Read, readerOf } from './reading.ts';
import { reportRefusal } from './refusals.ts';

/** A reading that fails leaves what is shown, and says that it is old. */
const orElse = (before: Known | null, failed: Known): Known =>
  before?.is === 'heard' ? { ...before, stale: true, at: before.at ?? before.requestedAt } : failed;

/** What several screens ask for and hardly ever changes: its name stands in the menu, in settings and with the team. */
const remembered: Readonly<Record<string, ReturnType<typeof createCachedReader<QueryResult>>>> = {
  organizations: createCachedReader<QueryResult>('organization', 'organizations'),
};

async function ask(path: string, table: string, id: string): Promise<QueryResult | null> {
  const read = () => fetchDocument(path, table, doc(db, path));
  const fresh = async () => {
    const result = await read();
    return result?.stale ? null : result;
  };
  return (await remembered[table]?.(path, [{ table, id }], fresh)) ?? read();
}

/**
 * One document as it is when the screen is visited; null where it does not exist. Read again after each change of it by
 * this device and, where the server could not be reached, when the connection is back. One read each time, and none of
 * the four listeners that a screen may have.
 */
export function useCachedDocument<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  scope: string,
  /** Null asks for nothing. */
  documentId: string | null,
): Live<Read<S> | null> {
  const id = documentId ?? '';
  const path = `${collection.path(scope)}/${id}`;
  const [state, setState] = useState<{ path: string; known: Known } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const first = useMemo(() => initialKnown(path), [path]);
  const changed = useJournal(({ applied }) =>
    applied.findLast((one) => one.table === collection.name && one.id === id),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for the document; a change and an attempt call for another reading.
  useEffect(() => {
    if (documentId === null) return;
    let current = true;
    const show = (next: (before: Known | null) => Known) => {
      if (!current) return;
      setState((now) => ({ path, known: next(now?.path === path ? now.known : null) }));
    };
    ask(path, collection.name, id).then(
      (result) => show((before) => (result ? knownOf(result) : orElse(before, { is: 'unseen' }))),
      (error: unknown) => {
        show((before) => orElse(before, { is: 'failed', why: messageFor(error), retry: again }));
        reportRefusal(error);
      },
    );
    return () => {
      current = false;
    };
  }, [path, changed, attempt]);

  const known = state?.path === path ? state.known : first;
  const unheard = known.is === 'heard' ? known.stale : known.is !== 'loading';
  useEffect(() => (unheard ? onReconnect(again) : undefined), [unheard, again]);

  const own = useOwnChanges(collection.name, id);
  const read = useMemo(() => readerOf(collection), [collection]);
  return useMemo(
    () => readOptimisticDocument(collection, id, known, own, read).live,
    [collection, id, known, own, read],
  );
}
