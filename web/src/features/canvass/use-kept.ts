import { useCallback, useEffect, useState } from 'react';
import type { Learned } from '#shared/rules/voters/state.ts';
import { useMember } from '../../shared/session/member.ts';
import {
  type KeptMet,
  type KeptTurf,
  keptEvents,
  keptMet,
  keptPlace,
  keptTurfs,
  type Place,
} from '../../shared/turfs/kept.ts';

/** A turf of this device, with what was heard of it and where its canvasser was. */
export type KeptHere = {
  turf: KeptTurf;
  events: readonly Learned[];
  met: readonly KeptMet[];
  place: Place | null;
};

/** What this device has; null while it is read. `again` reads it anew. */
export function useKeptHere(): { here: readonly KeptHere[] | null; again: () => void } {
  const { uid, organization } = useMember();
  const [read, setRead] = useState(0);
  const [here, setHere] = useState<readonly KeptHere[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member has others; `again` reads anew.
  useEffect(() => {
    let current = true;
    const look = async () => {
      const turfs = await keptTurfs();
      const found = turfs.map(async (turf): Promise<KeptHere> => {
        const [events, met, place] = await Promise.all([
          keptEvents(turf.id),
          keptMet(turf.id),
          keptPlace(turf.id),
        ]);
        return { turf, events, met, place };
      });
      const all = await Promise.all(found);
      if (current) setHere(all);
    };
    void look();
    return () => {
      current = false;
    };
  }, [uid, organization, read]);
  return { here, again: useCallback(() => setRead((count) => count + 1), []) };
}
