/** Doors that are nowhere, by what is wrong with their place. */
export type Astray = {
  /** The file has none. */
  none: number;
  /** 0/0, or where nobody votes. */
  absurd: number;
  /** Latitude and longitude exchanged. */
  swapped: number;
  /** Far from all others. */
  far: number;
};

/**
 * Homes with where they are, in walking order of the file: precinct, city, street, house, unit. Arrays of one length, so
 * that 20,000 of them cross from the worker without a copy.
 */
export type Doors = {
  count: number;
  /** The file's numbers of the doors. */
  door: Int32Array;
  /** How many of those who were asked for live there. */
  people: Uint16Array;
  /** Millionths of a degree; `noPlace` where nobody at the door has one. */
  lat: Int32Array;
  lng: Int32Array;
  /** From 0: doors of one street and house number, of the same town. Who has no street is a building alone. */
  building: Int32Array;
  /** Numbers into `streets`. */
  street: Int32Array;
  streets: readonly string[];
  /** The number by which the house stands on its side of the street; `noHouse` where none tells. */
  house: Int32Array;
  /** Numbers into `precincts`; '' where the file does not say. */
  precinct: Int32Array;
  precincts: readonly string[];
  /** 1: somebody there was tried before. */
  attempted: Uint8Array;
  /** The best score that is known of anybody there, 1 strong support; 0: none. */
  support: Uint8Array;
  /** How many have no place, and why. */
  astray?: Astray;
};

export const noHouse = -1;

/** `[lng, lat]` in millionths of a degree. */
export type Point = readonly [lng: number, lat: number];
/** A line around something; whether its first point is repeated at its end makes no difference. */
export type Ring = readonly Point[];

export const perDegree = 1_000_000;
