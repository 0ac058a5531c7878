import type { DBSchema } from 'idb';
import type { Ring } from '#shared/domain/field/door-columns.ts';
import type { TurfState, WalkOrder } from '#shared/domain/field/turf-limits.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { deviceStore } from '../data/device-store.ts';
import type { Sealed } from '../device/box.ts';

/** A turf that was cut before, as the map draws it and a cut leaves its people out. */
export type Area = {
  id: string;
  name: string;
  state: TurfState;
  cut: string;
  /** Within its cut, from 1. */
  number: number;
  outline: string;
  /** Who is in it: ids, a line each. */
  voters: string;
  /** When the server last took a change of it, milliseconds since 1970. */
  updated: number;
};

/** A turf that is being drawn: the corners that are set. `closed`: its last one was; they can be moved. */
export type Sketch = { corners: Ring; closed: boolean };

/** A plan in the making. Doors are the numbers of one voter file: with another file they are others. */
export type StoredPlan = {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  fileId: string;
  /** Whom it is for, as the map's address has it. */
  whom: Readonly<Record<string, string>>;
  /** As it is called to whoever is asked whether to go on with it. */
  name: string;
  cut: { way: string; size: number; keepPrecincts: boolean };
  options: { name: string | null; pattern: string; order: WalkOrder; script: string | null };
  /** `number`: within its cut, from 1; `given`: a name of its own; null: by the pattern. */
  pieces: readonly { number: number; doors: Int32Array; given: string | null }[];
  /** Its turfs were being created, `of` so many under this id: which of them are safe, and what is read at their doors. */
  making: {
    id: string;
    of: number;
    made: readonly number[];
    script: { id: string; body: ScriptBody } | null;
  } | null;
  /** What is being drawn; plans of before have none. */
  sketch?: Sketch | null;
};

interface Plans extends DBSchema {
  plans: { key: string; value: Sealed<StoredPlan> };
  areas: { key: string; value: Sealed<Area> };
}
export const plansName = 'hustings-plans';

/** What a planner's map keeps, by member. */
export const openPlans = deviceStore<Plans>({
  name: plansName,
  version: 1,
  stores: ['plans', 'areas'],
});

/** What a member's plans and areas of a campaign are kept by: read by whoever may read its voters. */
export const plansOf = (user: string, organization: string): string =>
  `${user}|organizations/${organization}/voter_chunks/`;
/** All of one store that begin so. */
export const within = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
