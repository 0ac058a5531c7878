import type { DBSchema } from 'idb';
import type { DoorReason } from '#shared/domain/field/door-exclusions.ts';
import type { Packet } from '#shared/domain/field/packet.ts';
import type { TurfAddition } from '#shared/domain/field/turf-log.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { deviceStore } from '../data/device-store.ts';
import type { Sealed } from '../device/box.ts';

/** A turf as a member took it along. Moments in milliseconds since 1970. */
export type StoredTurf = {
  id: string;
  name: string;
  packet: Packet;
  /** Until when it is theirs, by the server's last word; null: for good. */
  expiresAt: number | null;
  /** Who must not be spoken to since the packet was made, by voter. */
  leftOut: Readonly<Record<string, DoorReason>>;
  /** When the server said last that it is theirs. */
  heardAt: number;
  /** Until when it was heard what happened there, by the server's clock: what comes later is asked for. */
  logUntil: number;
};
/** Somebody who was met at its doors; `at`: when this device heard of them, or added them itself. */
export type StoredAddition = TurfAddition & { at: number };

/** Where somebody was in a turf when they looked last. `path`: below the turf; `top`: pixels that its list was scrolled. */
export type Place = {
  path: string;
  top: number;
  /** A survey that is not saved yet: answers by question, of one person. */
  draft: { person: string; answers: Readonly<Record<string, readonly string[]>>; note: string } | null;
};

/** What lies in each store, before it is encrypted. */
export type Plain = { turfs: StoredTurf; events: Learned; met: StoredAddition; places: Place };
export interface Turfs extends DBSchema {
  turfs: { key: string; value: Sealed<StoredTurf> };
  events: { key: string; value: Sealed<Learned> };
  /** `at`: as in what is encrypted. */
  met: { key: string; value: { at: number; sealed: Sealed<StoredAddition> } };
  places: { key: string; value: Sealed<Place> };
}
export const stores = ['turfs', 'events', 'met', 'places'] as const;
export type Store = (typeof stores)[number];
export const turfsName = 'hustings-turfs';

/** What canvassers take along, by member. */
export const openTurfs = deviceStore<Turfs>({ name: turfsName, version: 2, stores });

/** What a turf of a member is kept by; what belongs to it begins so, and a space. */
export const keyOf = (user: string, path: string): string => `${user}|${path}`;
/** The path of the packet that a key belongs to. */
export const pathIn = (key: string): string => key.slice(key.indexOf('|') + 1).split(' ')[0] ?? '';
export const ofTurf = (key: string): IDBKeyRange => IDBKeyRange.bound(`${key} `, `${key} \uffff`);
