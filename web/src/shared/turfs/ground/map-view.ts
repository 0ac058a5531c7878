import type { Doors } from '#shared/domain/field/door-columns.ts';
import { hasPlace } from '#shared/domain/field/outline.ts';
import {
  type Box,
  type Cell,
  drawnGroup,
  noGroup,
  type Shown,
  type Spot,
  type View,
} from './ground-protocol.ts';

/** House numbers that are drawn one by one; of more their density is shown. */
export const spotsMax = 4_000;

/** A part of the map, drawn. Runs through all doors: for a worker. */
export function viewOf(doors: Doors, planned: Int32Array, { box, near, cell }: View): Shown {
  return (near ? spotsIn(doors, planned, box) : null) ?? cellsIn(doors, box, cell);
}

/** House numbers of this part; null where they are too many. */
function spotsIn(doors: Doors, planned: Int32Array, [west, south, east, north]: Box): Shown | null {
  const spots = new Map<number, Spot>();
  for (let at = 0; at < doors.count; at += 1) {
    const [lng, lat] = [doors.lng[at] ?? 0, doors.lat[at] ?? 0];
    if (lng < west || lng > east || lat < south || lat > north || !hasPlace(doors, at)) continue;
    const building = doors.building[at] ?? 0;
    const spot = spots.get(building);
    const group = planned[at] ?? noGroup;
    const tried = doors.attempted[at] === 1;
    const people = doors.people[at] ?? 0;
    if (!spot) {
      if (spots.size >= spotsMax) return null;
      spots.set(building, { at: [lng, lat], doors: 1, people, tried, group });
    } else {
      spot.doors += 1;
      spot.people += people;
      // One home that nobody has tried is worth the way.
      spot.tried &&= tried;
      if (group === drawnGroup || spot.group === noGroup) spot.group = group;
    }
  }
  return { is: 'spots', spots: [...spots.values()] };
}

/** As wide as it is high where the middle of the part is, up to a millionth. */
export function widthOf(height: number, [, south, , north]: Box): number {
  const middle = ((south + north) / 2_000_000) * (Math.PI / 180);
  return Math.max(1, Math.round(height / Math.max(0.05, Math.cos(middle))));
}

/** Squares whose corners are whole multiples of their size: they stay where they are while the map is moved. */
function cellsIn(doors: Doors, box: Box, height: number): Shown {
  const [west, south, east, north] = box;
  const width = widthOf(height, box);
  const counts = new Map<number, Cell>();
  let most = 0;
  for (let at = 0; at < doors.count; at += 1) {
    const [lng, lat] = [doors.lng[at] ?? 0, doors.lat[at] ?? 0];
    if (lng < west || lng > east || lat < south || lat > north || !hasPlace(doors, at)) continue;
    const [column, row] = [Math.floor(lng / width), Math.floor(lat / height)];
    // A square of a hundred millionths is some ten metres: the world has fewer than 2^22 rows of them.
    const key = column * 0x40_0000 + row;
    const cell = counts.get(key) ?? { west: column * width, south: row * height, doors: 0 };
    cell.doors += 1;
    most = Math.max(most, cell.doors);
    counts.set(key, cell);
  }
  return { is: 'cells', width, height, most, cells: [...counts.values()] };
}
