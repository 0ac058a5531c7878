import { createContext, useContext } from 'react';
import { serverNow } from '../../../shared/data/server-clock.ts';
import type { StoredTurf } from '../../../shared/turfs/stored-turfs.ts';
import { useLocationChoice } from './device-location.ts';
import { metresOff } from './distance.ts';
import type { Where } from './door-drafts.ts';
import type { Walk, WalkDoor } from './walk-model.ts';

/** A turf as it is walked: what its screens share. */
export type WalkContextValue = {
  turf: StoredTurf;
  walk: Walk;
  uid: string;
  /** Asks the server anew whether it is theirs, and brings its list again. */
  refresh: (fresh: boolean) => Promise<void>;
  /** It was given back here. */
  ended: () => void;
};
export const WalkContext = createContext<WalkContextValue | null>(null);

export function useWalk(): WalkContextValue {
  const value = useContext(WalkContext);
  if (!value) throw new Error('useHere is only for screens of a walk.');
  return value;
}

/** Of which turf and by whom something is said at a door, in this moment. */
export const whereAt = ({ turf, uid }: WalkContextValue, door: Pick<WalkDoor, 'place'> | null): Where => {
  const { on, fix } = useLocationChoice.getState();
  // A fix is of the device's own clock.
  const metres = on && door ? metresOff(door.place, fix, Date.now()) : null;
  return { turf: turf.id, uid, now: serverNow(), metres };
};
