import { useCallback, useEffect, useState } from 'react';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { useMember } from '../../shared/session/session-store.ts';
import {
  type Place,
  readAdditions,
  readPlace,
  readTurfEvents,
  readTurfs,
  type StoredAddition,
  type StoredTurf,
} from '../../shared/turfs/stored-turfs.ts';

/** A turf of this device, with what was heard of it and where its canvasser was. */
export type TurfOnDevice = {
  turf: StoredTurf;
  events: readonly Learned[];
  newVoters: readonly StoredAddition[];
  place: Place | null;
};

/** What this device has; null while it is read. `again` reads it anew. */
export function useStoredTurfs(): { stored: readonly TurfOnDevice[] | null; again: () => void } {
  const { uid, organization } = useMember();
  const [read, setRead] = useState(0);
  const [stored, setStored] = useState<readonly TurfOnDevice[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member has others; `again` reads anew.
  useEffect(() => {
    let current = true;
    const read = async () => {
      const turfs = await readTurfs();
      const found = turfs.map(async (turf): Promise<TurfOnDevice> => {
        const [events, newVoters, place] = await Promise.all([
          readTurfEvents(turf.id),
          readAdditions(turf.id),
          readPlace(turf.id),
        ]);
        return { turf, events, newVoters, place };
      });
      const all = await Promise.all(found);
      if (current) setStored(all);
    };
    void read();
    return () => {
      current = false;
    };
  }, [uid, organization, read]);
  return { stored, again: useCallback(() => setRead((count) => count + 1), []) };
}
