import type { Unmade } from './turf-operations.ts';

/** `made`: safe on this device; `refused`: the server took them not; `unmade`: why some could not be made. */
export type MakeTurfsProgress = {
  of: number;
  made: readonly number[];
  refused: number;
  unmade: readonly { name: string; why: Unmade }[];
  /** It ended because as many wait for a connection as may. */
  full: boolean;
};
export const nothingMade = (of: number): MakeTurfsProgress => ({
  of,
  made: [],
  refused: 0,
  unmade: [],
  full: false,
});
