import { useEffect, useMemo, useState } from 'react';
import { useJournal } from '../../data/journal/index.ts';
import { useMember } from '../../session/session-store.ts';
import type { Turf } from '../stored-turf.ts';
import { refusedDeletes, takenOf } from './refused-deletes.ts';

/** Turfs that were to be deleted from this device, and that somebody was given meanwhile. A read each, and none without any. */
export function useTaken(): readonly Turf[] {
  const { organization } = useMember();
  const entries = useJournal((journal) => journal.entries);
  const ids = useMemo(() => refusedDeletes(entries, organization), [entries, organization]);
  const key = JSON.stringify(ids);
  const [found, setFound] = useState<readonly Turf[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the ids, which are others with each change of any entry.
  useEffect(() => {
    let current = true;
    takenOf(ids, organization).then(
      (taken) => current && setFound(taken),
      // The list of changes that failed says it without them.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [key, organization]);
  // What was settled is gone at once.
  return useMemo(() => found.filter(({ id }) => ids.includes(id)), [found, ids]);
}
