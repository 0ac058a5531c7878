import { turfDoors, turfDoorsMax, turfPeopleMax } from '#shared/domain/field/turf-limits.ts';
import type { Group } from '../../../shared/turfs/ground/ground-protocol.ts';

/** A turf that is not made yet. `key` names it while it is planned; `ownName`: a name of its own; null: by the pattern. */
export type Piece = Group & { key: number; ownName: string | null };
export type Plan = readonly Piece[];

/** Turfs that one cut may make: those of 80,000 doors. More would keep a device busy for many minutes. */
export const planMax = 2_000;
/** Characters of a turf's name. */
const nameMax = 120;

/** What a name's pattern may hold. */
export const tokens = ['name', 'number', 'precinct', 'street'] as const;
export const usualPattern = '{name} {number}';

/** Numbers of one cut are of one length, so that a list of names is in their order. */
export const numbered = (number: number, of: number): string =>
  String(number).padStart(String(of).length, '0');

/** A turf's name: its own, else by the pattern, whose unknown parts stay as they are; never empty. */
export function nameOf(
  piece: Piece,
  at: number,
  count: number,
  how: { pattern: string; name: string },
): string {
  if (piece.ownName !== null) return piece.ownName;
  const number = numbered(at + 1, count);
  const parts: Readonly<Record<string, string>> = {
    name: how.name,
    number,
    precinct: piece.precinct,
    street: piece.street,
  };
  const made = how.pattern.replace(/\{(\w+)\}/g, (whole, part: string) => parts[part] ?? whole);
  return made.replace(/\s+/g, ' ').trim().slice(0, nameMax).trim() || number;
}

/** The names of all of them: two that the pattern calls the same are told apart. */
export function namesOf(plan: Plan, how: { pattern: string; name: string }): string[] {
  const seen = new Map<string, number>();
  return plan.map((piece, at) => {
    const name = nameOf(piece, at, plan.length, how);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before === 0 ? name : `${name.slice(0, nameMax - 6)} (${before + 1})`;
  });
}

/** Cannot be made: a canvasser's device takes no more. */
export const tooLarge = ({ people, doors }: Piece): boolean => people > turfPeopleMax || doors > turfDoorsMax;
/** The same turfs without some; what they were called stays with the others. */
export const withoutPieces = (plan: Plan, removed: ReadonlySet<number>): Plan =>
  plan.filter(({ key }) => !removed.has(key));
/** Can be made, and few finish it. */
export const isLong = ({ doors }: Piece): boolean => doors > turfDoors.warnAbove;

/** The other turfs, the nearest first; what has no place comes last. */
export function nearestTo(plan: Plan, piece: Piece): Piece[] {
  const far = ({ middle }: Piece): number =>
    middle && piece.middle
      ? (middle[0] - piece.middle[0]) ** 2 + (middle[1] - piece.middle[1]) ** 2
      : Number.POSITIVE_INFINITY;
  return plan.filter(({ key }) => key !== piece.key).toSorted((one, other) => order(far(one), far(other)));
}
const order = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Two lists of doors as one, ascending. */
export const joined = (one: Int32Array, other: Int32Array): Int32Array => {
  const both = new Int32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both.sort();
};

/** One turf in the place of two, where the first stood. */
export const merged = (plan: Plan, one: number, other: number, group: Group): Plan =>
  plan
    .filter(({ key }) => key !== other)
    .map((piece) => (piece.key === one ? { ...group, key: piece.key, ownName: piece.ownName } : piece));

export const without = (plan: Plan, key: number): Plan => plan.filter((piece) => piece.key !== key);
export const renamed = (plan: Plan, key: number, ownName: string | null): Plan =>
  plan.map((piece) => (piece.key === key ? { ...piece, ownName } : piece));

export type Sizes = {
  turfs: number;
  doors: number;
  people: number;
  smallest: number;
  largest: number;
  average: number;
  placeless: number;
};
/** What a plan comes to; doors of the smallest, the largest and the average turf, 0 where there is none. */
export function sizesOf(plan: Plan): Sizes {
  const doors = plan.reduce((sum, piece) => sum + piece.doors, 0);
  const each = plan.map((piece) => piece.doors);
  return {
    turfs: plan.length,
    doors,
    people: plan.reduce((sum, piece) => sum + piece.people, 0),
    smallest: plan.length === 0 ? 0 : Math.min(...each),
    largest: Math.max(0, ...each),
    average: plan.length === 0 ? 0 : doors / plan.length,
    placeless: plan.reduce((sum, piece) => sum + piece.placeless, 0),
  };
}
