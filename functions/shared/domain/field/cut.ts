import type { Block, Link } from './best-cut.ts';
import { bisect } from './bisect.ts';
import type { Doors } from './door-columns.ts';
import { placeBuildings } from './place-buildings.ts';
import { soundPlaces } from './sound-places.ts';
import { turfDoorsMax, turfPeopleMax, turfTolerance } from './turf-limits.ts';

/** How doors become turfs. `keepPrecincts`: no turf has buildings of two precincts. */
export type Cut = { size: number; keepPrecincts: boolean };

/** Doors that are within `turfTolerance` of a size. Rounded, for 0.85 times 40 is a little more than 34. */
export const sizesOf = (size: number): { least: number; most: number } => ({
  least: Math.max(1, Math.ceil(Math.round(size * (1 - turfTolerance) * 1e6) / 1e6)),
  most: Math.max(1, Math.floor(Math.round(size * (1 + turfTolerance) * 1e6) / 1e6)),
});

/** Doors by their building, in the order of the first of each. */
function buildingsIn({ count, building }: Doors): number[][] {
  const all = new Map<number, number[]>();
  for (let at = 0; at < count; at += 1) {
    const number = building[at] ?? 0;
    const group = all.get(number);
    if (group) group.push(at);
    else all.set(number, [at]);
  }
  return [...all.values()];
}

/** The precinct of most of its doors: one that a precinct's line runs through, or that a clerk misfiled in part, stays whole. */
function precinctOf({ precinct }: Doors, members: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const at of members) counts.set(precinct[at] ?? 0, (counts.get(precinct[at] ?? 0) ?? 0) + 1);
  let [found, most] = [0, 0];
  for (const [number, count] of counts) if (count > most) [found, most] = [number, count];
  return found;
}

const peopleIn = ({ people }: Doors, members: readonly number[]): number =>
  members.reduce((sum, at) => sum + (people[at] ?? 0), 0);

/** A building that no turf can hold, in as few parts as can be, by its units; any other as it is. */
function carried(doors: Doors, members: readonly number[]): (readonly number[])[] {
  const parts: number[][] = [];
  const fewest = Math.max(
    Math.ceil(members.length / turfDoorsMax),
    Math.ceil(peopleIn(doors, members) / turfPeopleMax),
  );
  const even = Math.ceil(members.length / fewest);
  let people = 0;
  for (const at of members) {
    const more = doors.people[at] ?? 0;
    const part = parts.at(-1);
    if (part && part.length < even && people + more <= turfPeopleMax) {
      part.push(at);
      people += more;
    } else {
      parts.push([at]);
      people = more;
    }
  }
  return parts;
}

/** Neighbors of one street, both sides: a cut between them parts what is walked together. */
function linksOf(blocks: readonly Block[], { street, streets }: Doors): Link[] {
  const last = new Map<number, number>();
  const links: Link[] = [];
  for (const [block, { members }] of blocks.entries()) {
    const on = street[members[0] ?? 0] ?? 0;
    if (streets[on] === '') continue;
    const before = last.get(on);
    if (before !== undefined) links.push([before, block]);
    last.set(on, block);
  }
  return links;
}

/**
 * Turfs of about so many doors: of each door the number of its turf, from 0 in the order of the file. Every door is in
 * exactly one; buildings stay whole, and one of more doors than the size is a turf by itself; precincts stay apart where
 * that is asked. Sizes are within `turfTolerance` wherever a precinct's doors can be divided so; else one turf of it is
 * smaller, and none is larger. Turfs are convex, so none reaches into another, and cuts run where they part the fewest
 * neighbors of a street. Doors without a sound place are cut in walking order. The same doors give the same turfs.
 *
 * A building that is more than one turf may hold is cut by its units; a door of more people than that is a turf alone.
 */
export function cutTurfs(doors: Doors, { size, keepPrecincts }: Cut): Int32Array {
  const { sound } = soundPlaces(doors);
  const turfs: (readonly number[])[] = [];
  const groups = new Map<number, (readonly number[])[]>();
  for (const members of buildingsIn(doors)) {
    if (members.length > size || peopleIn(doors, members) > turfPeopleMax) {
      turfs.push(...carried(doors, members));
      continue;
    }
    const group = keepPrecincts ? precinctOf(doors, members) : 0;
    const joined = groups.get(group);
    if (joined) joined.push(members);
    else groups.set(group, [members]);
  }
  for (const buildings of groups.values()) {
    const blocks = placeBuildings(doors, buildings, sound);
    const bounds = { ...sizesOf(size), size, people: turfPeopleMax };
    for (const part of bisect(blocks, linksOf(blocks, doors), bounds))
      turfs.push(part.flatMap((block) => blocks[block]?.members ?? []));
  }
  return numbered(turfs, doors.count);
}

const firstOf = (members: readonly number[]): number =>
  members.reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY);

function numbered(turfs: readonly (readonly number[])[], count: number): Int32Array {
  const turf = new Int32Array(count);
  const inOrder = turfs.toSorted((one, other) => firstOf(one) - firstOf(other));
  for (const [number, members] of inOrder.entries()) for (const at of members) turf[at] = number;
  return turf;
}
