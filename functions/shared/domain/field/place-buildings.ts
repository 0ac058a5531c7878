import type { Block } from './best-cut.ts';
import type { Doors } from './door-columns.ts';

const radians = Math.PI / 180_000_000;

type Spot = { x: number; y: number };

/** Where a building's first door with a sound place is, in millionths of a degree of latitude. */
function spotOf({ lat, lng }: Doors, members: readonly number[], sound: Uint8Array, narrow: number) {
  const at = members.find((door) => sound[door] === 1);
  return at === undefined ? null : { x: (lng[at] ?? 0) * narrow, y: lat[at] ?? 0 };
}

/** Where the neighbors of an unplaced building on its street are: of the placed ones the nearest in the list. */
function besides(spots: readonly (Spot | null)[], chain: readonly number[]): Map<number, Spot> {
  const found = new Map<number, Spot>();
  const distance = new Map<number, number>();
  const scan = (run: readonly number[]) => {
    let [near, steps]: [Spot | null, number] = [null, 0];
    for (const block of run) {
      const spot = spots[block] ?? null;
      steps = spot ? 0 : steps + 1;
      near = spot ?? near;
      if (spot || !near || (distance.get(block) ?? Number.POSITIVE_INFINITY) <= steps) continue;
      found.set(block, near);
      distance.set(block, steps);
    }
  };
  scan(chain);
  scan(chain.toReversed());
  return found;
}

/**
 * Buildings of one precinct on a plane. One that has no sound place stands beside its next neighbor of the same street;
 * streets that have none at all stand in a row outside of everything, in walking order: they are cut one after the other,
 * and share a turf with placed ones only where the numbers come out so.
 */
export function placeBuildings(
  doors: Doors,
  buildings: readonly (readonly number[])[],
  sound: Uint8Array,
): Block[] {
  const first = buildings.flat().find((at) => sound[at] === 1);
  const narrow = first === undefined ? 1 : Math.max(0.1, Math.cos((doors.lat[first] ?? 0) * radians));
  const spots: (Spot | null)[] = buildings.map((members) => spotOf(doors, members, sound, narrow));
  const chains = new Map<number, number[]>();
  for (const [block, members] of buildings.entries()) {
    const street = doors.street[members[0] ?? 0] ?? 0;
    if (doors.streets[street] === '') continue;
    const chain = chains.get(street);
    if (chain) chain.push(block);
    else chains.set(street, [block]);
  }
  for (const chain of chains.values()) {
    if (chain.every((block) => spots[block] !== null)) continue;
    for (const [block, spot] of besides(spots, chain)) spots[block] = spot;
  }
  let [west, east, south] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const spot of spots) {
    if (!spot) continue;
    west = Math.min(west, spot.x);
    east = Math.max(east, spot.x);
    south = Math.min(south, spot.y);
  }
  const isNowhere = east < west;
  const step = isNowhere ? 1 : Math.max(1, (east - west) / Math.sqrt(spots.length));
  let row = isNowhere ? 0 : east + step * 20;
  return buildings.map((members, block) => {
    const spot = spots[block] ?? { x: row, y: isNowhere ? 0 : south };
    if (!spots[block]) row += step * members.length;
    return {
      members,
      doors: members.length,
      people: members.reduce((sum, at) => sum + (doors.people[at] ?? 0), 0),
      ...spot,
    };
  });
}
