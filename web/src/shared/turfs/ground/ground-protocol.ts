import type { Doors, Point, Ring } from '#shared/domain/field/door-columns.ts';

/** Millionths of a degree: west, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** What some doors come to. */
export type Sum = {
  doors: number;
  people: number;
  /** House numbers at which there is more than one home. */
  buildings: number;
  /** Doors of which the file does not say where they are. */
  placeless: number;
  /** In which most of them are; '' where the file names none. */
  precinct: string;
  /** On which most of them are. */
  street: string;
  /** Several homes, all at one house number. */
  single: boolean;
  /** Hull of what has a place; empty where nothing has. */
  outline: Ring;
  /** Middle of what has a place. */
  middle: Point | null;
};
/** Doors that are walked together. `members`: their places in the list of doors, ascending. */
export type Group = Sum & { members: Int32Array };

/** All doors that were asked for; precincts in the order of the file. */
export type Whole = {
  doors: number;
  people: number;
  placeless: number;
  /** Null where no door has a place. */
  box: Box | null;
  precincts: readonly Sum[];
};

/** A square of the map with how many doors are in it; its corner in millionths of a degree. */
export type Cell = { west: number; south: number; doors: number };
/** Of a spot: no turf has it; it is inside of what is being drawn. */
export const noGroup = -1;
export const drawnGroup = -2;
/** What stands at one house number. `group`: which planned turf has it, from 0, or one of the two above. */
export type Spot = { at: Point; doors: number; people: number; tried: boolean; group: number };
/** Squares when far out, `width` by `height` millionths of a degree; house numbers when near. */
export type Shown =
  | { is: 'spots'; spots: readonly Spot[] }
  | { is: 'cells'; width: number; height: number; most: number; cells: readonly Cell[] };

/** A street of a precinct; `left`: doors that no planned turf has. */
export type Street = {
  key: number;
  street: string;
  precinct: string;
  doors: number;
  people: number;
  left: number;
};

/**
 * Which part is looked at; `near`: from where house numbers can be told apart. `cell` is how high a square is, in
 * millionths of a degree of latitude.
 */
export type View = { box: Box; near: boolean; cell: number };

export type Question =
  | { ask: 'whole' }
  | { ask: 'look'; view: View }
  /** The doors that no planned turf has, into turfs. */
  | { ask: 'cut'; size: number; keepPrecincts: boolean }
  /** The doors inside of this ring that no planned turf has. */
  | { ask: 'inside'; ring: Ring }
  /** In the order of the file. */
  | { ask: 'streets' }
  /** The doors of these streets that no planned turf has. */
  | { ask: 'along'; streets: readonly number[] }
  | { ask: 'group'; members: Int32Array }
  /** The file's own numbers of these doors. */
  | { ask: 'numbers'; members: Int32Array }
  /** Groups by those numbers. */
  | { ask: 'found'; doors: readonly Int32Array[] };

/** Turfs of an automatic cut. `divided`: buildings that no turf can hold, which are in several. */
export type Cut = { groups: readonly Group[]; divided: number };
/** Groups that were asked for by their doors, null where none is here any more. `missing`: doors that are not. */
export type Found = { groups: readonly (Group | null)[]; missing: number };

export type ToGround =
  | { is: 'doors'; doors: Doors }
  /** Doors of the planned turfs. */
  | { is: 'planned'; groups: readonly Int32Array[] }
  /** Doors inside of what is being drawn. */
  | { is: 'drawn'; members: Int32Array | null }
  | { is: 'ask'; id: number; question: Question };
export type FromGround<A> =
  | { is: 'answer'; id: number; answer: A }
  | { is: 'failed'; id: number; message: string };
