import {
  type Compare,
  compareNatural,
  compareText,
  houseNumber,
  naturalKey,
  unitKey,
  walkHouses,
} from '../voters/order.ts';
import type { PacketBuilding, PacketDoor } from './packet.ts';
import type { WalkOrder } from './turf-limits.ts';

/** Homes of one building: 2 before 10, A2 before A10; of equal ones as they are written. */
const byUnit: Compare<PacketDoor> = (one, other) =>
  compareText(unitKey(one.unit), unitKey(other.unit)) || compareNatural(one.unit, other.unit);

/** From side to side as the numbers rise; what has no number comes last. */
const zigzag: Compare<string> = (one, other) => {
  const [near, far] = [houseNumber(one), houseNumber(other)];
  if ((near === null) !== (far === null)) return near === null ? 1 : -1;
  return compareNatural(one, other);
};
const houses: Record<WalkOrder, Compare<string>> = { odd_even: walkHouses, zigzag };

type At = { x: number; y: number };
type Street = { buildings: PacketBuilding[]; from: At | null; to: At | null };

const radians = Math.PI / 180_000_000;
/** On a plane that is true enough for a turf; null where no door of the building has a place. */
function at({ doors }: PacketBuilding): At | null {
  const [lat, lng] = doors.find(({ place }) => place !== null)?.place ?? [];
  return lat === undefined || lng === undefined ? null : { x: lng * Math.cos(lat * radians), y: lat };
}
const distance = (one: At | null, other: At | null): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

function streetsOf(buildings: readonly PacketBuilding[], order: WalkOrder): Street[] {
  const byStreet = new Map<string, PacketBuilding[]>();
  for (const building of buildings) {
    const key = `${naturalKey(building.city)}\n${naturalKey(building.street)}`;
    const existing = byStreet.get(key);
    if (existing) existing.push(building);
    else byStreet.set(key, [building]);
  }
  return [...byStreet]
    .sort(([one], [other]) => compareText(one, other))
    .map(([, all]) => {
      const walked = all.sort((one, other) => houses[order](one.house, other.house));
      const places = walked.map(at).filter((place) => place !== null);
      return { buildings: walked, from: places[0] ?? null, to: places.at(-1) ?? null };
    });
}

/** From one street always on to the one whose first door is nearest; and how far that is. */
function routeFrom(start: number, streets: readonly Street[]): { route: number[]; length: number } {
  const left = new Set(streets.keys());
  const route: number[] = [];
  let length = 0;
  for (let now: number | null = start; now !== null; ) {
    route.push(now);
    left.delete(now);
    const end: At | null = streets[now]?.to ?? null;
    let [next, nearest]: [number | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const street of left) {
      const far = distance(end, streets[street]?.from ?? null);
      if (far < nearest) [next, nearest] = [street, far];
    }
    if (next !== null) length += nearest;
    now = next;
  }
  return { route, length };
}

/** Streets from which a route is tried: a turf has fewer. */
const startsMax = 40;

/** The shortest of the routes that begin at each street; streets without a place come last, by name. */
function routed(streets: readonly Street[]): Street[] {
  const placed = streets.filter(({ from }) => from !== null);
  const starts = placed.slice(0, startsMax);
  const routes = starts.map((_, start) => routeFrom(start, placed));
  const [first, ...others] = routes;
  const best = others.reduce((one, other) => (other.length < (one?.length ?? 0) ? other : one), first);
  return [
    ...(best?.route ?? []).flatMap((place) => placed[place] ?? []),
    ...streets.filter(({ from }) => from === null),
  ];
}

/**
 * Buildings as somebody walks them: street by street, of each the odd side up and the even side down, or from side to
 * side; homes of a building in natural order. The same buildings give the same order, however they were given.
 */
export function inWalkingOrder(buildings: readonly PacketBuilding[], order: WalkOrder): PacketBuilding[] {
  return routed(streetsOf(buildings, order))
    .flatMap((street) => street.buildings)
    .map((building) => ({ ...building, doors: building.doors.toSorted(byUnit) }));
}
