import { doc } from 'firebase/firestore';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { remembering } from './cached.ts';
import { onReconnect } from './connectivity.ts';
import { wordsFor } from './errors.ts';
import { db } from './firestore.ts';
import { askOnce, type Heard } from './follow.ts';
import { useJournal } from './journal/index.ts';
import type { Live } from './live.ts';
import { useOwnChanges } from './own-changes.ts';
import { type Read, readerOf } from './reading.ts';
import { tellRefusal } from './refusals.ts';
import { drawDocument, firstKnown, type Known, knownOf } from './shown.ts';

/** A reading that fails leaves what is shown, and says that it is old. */
const orElse = (before: Known | null, failed: Known): Known =>
  before?.is === 'heard' ? { ...before, stale: true, at: before.at ?? before.asked } : failed;

/** What several screens ask for and hardly ever changes: its name stands in the menu, in settings and with the team. */
const remembered: Readonly<Record<string, ReturnType<typeof remembering<Heard>>>> = {
  organizations: remembering<Heard>('organization', 'organizations'),
};

async function ask(path: string, table: string, id: string): Promise<Heard | null> {
  const read = () => askOnce(path, table, doc(db, path));
  const fresh = async () => {
    const heard = await read();
    return heard?.stale ? null : heard;
  };
  return (await remembered[table]?.(path, [{ table, id }], fresh)) ?? read();
}

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
  const path = `${collection.path(scope)}/${id}`;
  const [held, setHeld] = useState<{ path: string; known: Known } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const first = useMemo(() => firstKnown(path), [path]);
  const changed = useJournal(({ applied }) =>
    applied.findLast((one) => one.table === collection.name && one.id === id),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for the document; a change and an attempt call for another reading.
  useEffect(() => {
    let current = true;
    const show = (next: (before: Known | null) => Known) => {
      if (!current) return;
      setHeld((now) => ({ path, known: next(now?.path === path ? now.known : null) }));
    };
    ask(path, collection.name, id).then(
      (heard) => show((before) => (heard ? knownOf(heard) : orElse(before, { is: 'unseen' }))),
      (error: unknown) => {
        show((before) => orElse(before, { is: 'failed', why: wordsFor(error), retry: again }));
        tellRefusal(error);
      },
    );
    return () => {
      current = false;
    };
  }, [path, changed, attempt]);

  const known = held?.path === path ? held.known : first;
  const unheard = known.is === 'heard' ? known.stale : known.is !== 'loading';
  useEffect(() => (unheard ? onReconnect(again) : undefined), [unheard, again]);

  const own = useOwnChanges(collection.name, id);
  const read = useMemo(() => readerOf(collection), [collection]);
  return useMemo(
    () => drawDocument(collection, id, known, own, read).live,
    [collection, id, known, own, read],
  );
}
