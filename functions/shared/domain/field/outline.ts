import { noPlace } from '../voters/voter-file-columns.ts';
import type { Doors, Point, Ring } from './door-columns.ts';

/** Points of an outline, the repeated first one left out. */
export const outlinePointsMax = 200;
/** Millionths of a degree, some 9 m, by which an outline goes around its doors: one home alone has one too. */
const margin = 80;
const radians = Math.PI / 180_000_000;
const around = Array.from({ length: 8 }, (_, at) => (at * Math.PI) / 4);

export const hasPlace = ({ lat, lng }: Pick<Doors, 'lat' | 'lng'>, at: number): boolean =>
  lat[at] !== noPlace && lng[at] !== noPlace;

/** On which side of the line from `one` to `other` a point lies: above 0 on its left. */
const turn = (one: Point, other: Point, [lng, lat]: Point): number =>
  (other[0] - one[0]) * (lat - one[1]) - (other[1] - one[1]) * (lng - one[0]);

/** The convex hull, against the clock. Source: Andrew's monotone chain. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (run: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of run) {
      for (let [last, before] = [chain.at(-1), chain.at(-2)]; last && before; ) {
        if (turn(before, last, point) > 0) break;
        chain.pop();
        [last, before] = [chain.at(-1), chain.at(-2)];
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Without the corners whose loss is the smallest, until few enough are left. */
function fewer(hull: Point[], most: number): Point[] {
  const left = [...hull];
  const loss = (at: number) => {
    const [before, point, after] = [left.at(at - 1), left[at], left[(at + 1) % left.length]];
    return before && point && after ? turn(before, point, after) : 0;
  };
  while (left.length > most) {
    let [least, smallest] = [0, Number.POSITIVE_INFINITY];
    for (const at of left.keys()) {
      const lost = loss(at);
      if (lost < smallest) [least, smallest] = [at, lost];
    }
    left.splice(least, 1);
  }
  return left;
}

/**
 * The line around some doors (their places in the list), closed, in millionths of a degree: it never crosses itself, and
 * has at most `outlinePointsMax` corners. Empty where no door has a place.
 */
export function outlineOf(doors: Doors, members: ArrayLike<number>): Ring {
  const points: Point[] = [];
  for (let each = 0; each < members.length; each += 1) {
    const at = members[each] ?? 0;
    if (hasPlace(doors, at)) points.push([doors.lng[at] ?? 0, doors.lat[at] ?? 0]);
  }
  const [first] = points;
  if (!first) return [];
  const bare = points.length > 2 ? hullOf(points) : points;
  const wide = margin / Math.max(0.1, Math.cos(first[1] * radians));
  const padded = (bare.length > 0 ? bare : [first]).flatMap(([lng, lat]) =>
    around.map(
      (angle): Point => [
        Math.round(lng + wide * Math.cos(angle)),
        Math.round(lat + margin * Math.sin(angle)),
      ],
    ),
  );
  const ring = fewer(hullOf(padded), outlinePointsMax);
  return ring[0] ? [...ring, ring[0]] : [];
}

/** Whether a point is inside of rings: of one within another it is a hole. */
export function isInside([lng, lat]: Point, rings: readonly Ring[]): boolean {
  let inside = false;
  for (const ring of rings) {
    let before = ring.at(-1);
    for (const point of ring) {
      if (before && point[1] > lat !== before[1] > lat) {
        const crossing = point[0] + ((lat - point[1]) / (before[1] - point[1])) * (before[0] - point[0]);
        if (lng < crossing) inside = !inside;
      }
      before = point;
    }
  }
  return inside;
}

/** What `splitByPolygon` says of a door. */
export const sides = { outside: 0, inside: 1, unplaced: 2 } as const;

/**
 * Of each door whether it is inside of some rings. A building goes wholly to the side of its first door that has a place;
 * a building of which no door has one is on neither (`unplaced`), and it is the caller's to say so.
 */
export function splitByPolygon(doors: Doors, rings: readonly Ring[]): Uint8Array {
  const sideOf = new Map<number, number>();
  for (let at = 0; at < doors.count; at += 1) {
    const building = doors.building[at] ?? 0;
    if (sideOf.has(building) || !hasPlace(doors, at)) continue;
    const inside = isInside([doors.lng[at] ?? 0, doors.lat[at] ?? 0], rings);
    sideOf.set(building, inside ? sides.inside : sides.outside);
  }
  return Uint8Array.from(
    doors.building.subarray(0, doors.count),
    (building) => sideOf.get(building) ?? sides.unplaced,
  );
}
