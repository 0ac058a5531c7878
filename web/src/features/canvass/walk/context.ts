import { createContext, useContext } from 'react';
import { serverNow } from '../../../shared/data/server-clock.ts';
import type { KeptTurf } from '../../../shared/turfs/kept.ts';
import { metresOff } from './distance.ts';
import type { Where } from './drafts.ts';
import { useLocationChoice } from './location.ts';
import type { Walk, WalkDoor } from './model.ts';

/** A turf as it is walked: what its screens share. */
export type Here = {
  turf: KeptTurf;
  walk: Walk;
  uid: string;
  /** Asks the server anew whether it is theirs, and brings its list again. */
  refresh: (fresh: boolean) => Promise<void>;
  /** It was given back here. */
  ended: () => void;
};
export const HereContext = createContext<Here | null>(null);

export function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('useHere is only for screens of a walk.');
  return here;
}

/** Of which turf and by whom something is said at a door, in this moment. */
export const whereAt = ({ turf, uid }: Here, door: Pick<WalkDoor, 'place'> | null): Where => {
  const { on, fix } = useLocationChoice.getState();
  // A fix is of the device's own clock.
  const metres = on && door ? metresOff(door.place, fix, Date.now()) : null;
  return { turf: turf.id, uid, now: serverNow(), metres };
};
