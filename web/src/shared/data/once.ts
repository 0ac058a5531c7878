import { doc, getDoc } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { useTooEarly } from './early.ts';
import { wordsFor } from './errors.ts';
import { db } from './firestore.ts';
import { useJournal } from './journal/index.ts';
import type { Live } from './live.ts';
import { type Read, readDocument } from './reading.ts';
import { tellRefusal } from './refusals.ts';

/** A reading that fails leaves what is shown, and says that it is old. */
const orElse = <T>(held: Live<T>, failed: Live<T>): Live<T> =>
  held.is === 'ready' ? { ...held, stale: true } : failed;

/**
 * One document as it is when the screen is visited; null where it does not exist. Read again after each change of it by
 * this device and, where the server could not be reached, when the connection is back. One read each time, and none of
 * the four listeners that a screen may have.
 */
export function useOnce<N extends string, S extends Shape>(
  collection: Collection<N, S>,
  scope: string,
  id: string,
): Live<Read<S> | null> {
  type Answer = Live<Read<S> | null>;
  const path = `${collection.path(scope)}/${id}`;
  const [held, setHeld] = useState<{ path: string; live: Answer }>({ path, live: { is: 'loading' } });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const early = useTooEarly(path, collection.name, id);
  const changed = useJournal(({ applied }) =>
    applied.findLast((one) => one.table === collection.name && one.id === id),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for the document; a change and an attempt call for another reading.
  useEffect(() => {
    if (early) return;
    let current = true;
    const show = (next: (before: Answer) => Answer) => {
      if (!current) return;
      setHeld((now) => ({ path, live: next(now.path === path ? now.live : { is: 'loading' }) }));
    };
    getDoc(doc(db, path)).then(
      (snapshot) => {
        const value = snapshot.exists() ? readDocument(collection, snapshot) : null;
        const unreadable = snapshot.exists() && value === null ? 1 : 0;
        show(() => ({ is: 'ready', value, stale: snapshot.metadata.fromCache, unreadable }));
      },
      (error: unknown) => {
        show((before) => orElse(before, { is: 'failed', why: wordsFor(error), retry: again }));
        tellRefusal(error);
      },
    );
    return () => {
      current = false;
    };
  }, [path, early, changed, attempt]);

  const live: Answer = held.path === path ? held.live : { is: 'loading' };
  const unheard = live.is === 'failed' || (live.is === 'ready' && live.stale);
  useEffect(() => {
    if (!unheard) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [unheard, again]);
  return live;
}
