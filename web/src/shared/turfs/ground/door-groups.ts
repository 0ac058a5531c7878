import type { Doors, Point } from '#shared/domain/field/door-columns.ts';
import { hasPlace, outlineOf } from '#shared/domain/field/outline.ts';
import type { Box, Group } from './ground-protocol.ts';

/** The box around those that have a place; null where none has. */
export function boxOf(doors: Doors, members: Int32Array): Box | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const at of members) {
    if (!hasPlace(doors, at)) continue;
    const [lng, lat] = [doors.lng[at] ?? 0, doors.lat[at] ?? 0];
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return west === Infinity ? null : [west, south, east, north];
}

/** Which number comes most often; the one that came first among equals, 0 of none. */
function most(numbers: Int32Array, members: Int32Array): number {
  const counts = new Map<number, number>();
  let found = 0;
  let often = 0;
  for (const at of members) {
    const number = numbers[at] ?? 0;
    const count = (counts.get(number) ?? 0) + 1;
    counts.set(number, count);
    if (count > often) [found, often] = [number, count];
  }
  return found;
}

/** The place of these doors that is nearest to the middle of all: a label there never stands beside what it names. */
function middleOf(doors: Doors, members: Int32Array, [west, south, east, north]: Box): Point {
  const [lng, lat] = [(west + east) / 2, (south + north) / 2];
  let best: Point = [lng, lat];
  let nearest = Infinity;
  for (const at of members) {
    if (!hasPlace(doors, at)) continue;
    const place: Point = [doors.lng[at] ?? 0, doors.lat[at] ?? 0];
    const far = (place[0] - lng) ** 2 + (place[1] - lat) ** 2;
    if (far < nearest) [best, nearest] = [place, far];
  }
  return best;
}

/** What these doors come to; `members` ascending, at least one. */
export function groupOf(doors: Doors, members: Int32Array): Group {
  let [people, placeless] = [0, 0];
  const homes = new Map<number, number>();
  for (const at of members) {
    people += doors.people[at] ?? 0;
    placeless += Number(!hasPlace(doors, at));
    const building = doors.building[at] ?? 0;
    homes.set(building, (homes.get(building) ?? 0) + 1);
  }
  const box = boxOf(doors, members);
  return {
    members,
    doors: members.length,
    people,
    buildings: [...homes.values()].filter((count) => count > 1).length,
    placeless,
    precinct: doors.precincts[most(doors.precinct, members)] ?? '',
    street: doors.streets[most(doors.street, members)] ?? '',
    single: homes.size === 1 && members.length > 1,
    outline: box ? outlineOf(doors, members) : [],
    middle: box && middleOf(doors, members, box),
  };
}

/** Members of each number, ascending; numbers below 0 are left out. */
export function gathered(numbers: Int32Array, count: number): Int32Array[] {
  const sizes = new Int32Array(count);
  for (const number of numbers) if (number >= 0) sizes[number] = (sizes[number] ?? 0) + 1;
  const groups = Array.from(sizes, (size) => new Int32Array(size));
  sizes.fill(0);
  numbers.forEach((number, at) => {
    const group = groups[number];
    if (!group) return;
    const next = sizes[number] ?? 0;
    group[next] = at;
    sizes[number] = next + 1;
  });
  return groups;
}
