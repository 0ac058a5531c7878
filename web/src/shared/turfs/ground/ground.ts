import { cutTurfs } from '#shared/domain/field/cut.ts';
import type { Doors, Ring } from '#shared/domain/field/door-columns.ts';
import { hasPlace, sides, splitByPolygon } from '#shared/domain/field/outline.ts';
import { boxOf, gathered, groupOf } from './door-groups.ts';
import { nearTo, part, whereOf } from './door-subset.ts';
import {
  type Cut,
  drawnGroup,
  type Found,
  type Group,
  noGroup,
  type View,
  type Whole,
} from './ground-protocol.ts';
import { viewOf } from './map-view.ts';
import { streetKey, streetsOf } from './precinct-streets.ts';

/** The doors that were asked for, and what can be asked about them. Everything runs through all of them: for a worker. */
export function groundOf(doors: Doors) {
  const all = Int32Array.from({ length: doors.count }, (_, at) => at);
  let planned = new Int32Array(doors.count).fill(noGroup);
  let drawn: ArrayLike<number> & Iterable<number> = [];
  const free = () => all.filter((at) => planned[at] === noGroup);
  const found = (members: Int32Array) => (members.length === 0 ? null : groupOf(doors, members));
  return {
    whole(): Whole {
      const precincts = gathered(doors.precinct, doors.precincts.length).filter(({ length }) => length > 0);
      return {
        doors: doors.count,
        people: doors.people.reduce((sum, count) => sum + count, 0),
        placeless: all.reduce((sum, at) => sum + Number(!hasPlace(doors, at)), 0),
        box: boxOf(doors, all),
        precincts: precincts.map((members) => groupOf(doors, members)),
      };
    },
    /** Which planned turf has each door. */
    plan(groups: readonly Int32Array[]): void {
      planned = new Int32Array(doors.count).fill(noGroup);
      groups.forEach((members, group) => {
        for (const at of members) planned[at] = group;
      });
    },
    draw(members: Int32Array | null): void {
      drawn = members ?? [];
    },
    view(view: View) {
      const groups = drawn.length === 0 ? planned : planned.slice();
      for (const at of drawn) groups[at] = drawnGroup;
      return viewOf(doors, groups, view);
    },
    cut(size: number, keepPrecincts: boolean): Cut {
      const left = free();
      if (left.length === 0) return { groups: [], divided: 0 };
      const turfs = cutTurfs(part(doors, left), { size, keepPrecincts });
      const count = turfs.reduce((top, turf) => Math.max(top, turf + 1), 0);
      const groups = gathered(turfs, count)
        .filter(({ length }) => length > 0)
        .map((members) => groupOf(doors, whereOf(left, members)));
      // Only a part of one building is a turf of one building that has another.
      const towers = groups
        .filter(({ single }) => single)
        .map(({ members }) => doors.building[members[0] ?? 0]);
      const twice = towers.filter((building, at) => towers.indexOf(building) !== at);
      return { groups, divided: new Set(twice).size };
    },
    /** Buildings are taken whole, as `splitByPolygon` says; it is asked of those alone that may be inside. */
    inside(ring: Ring): Group | null {
      const near = nearTo(doors, ring);
      const split = splitByPolygon(part(doors, near), [ring]);
      return found(near.filter((at, each) => split[each] === sides.inside && planned[at] === noGroup));
    },
    streets: () => streetsOf(doors, planned),
    along(streets: readonly number[]): Group | null {
      const requested = new Set(streets);
      return found(free().filter((at) => requested.has(streetKey(doors, at))));
    },
    group: (members: Int32Array): Group => groupOf(doors, members),
    found(requested: readonly Int32Array[]): Found {
      const where = new Map<number, number>();
      for (let at = 0; at < doors.count; at += 1) where.set(doors.door[at] ?? 0, at);
      let missing = 0;
      const groups = requested.map((numbers) => {
        const members = Int32Array.from([...numbers].flatMap((number) => where.get(number) ?? [])).sort();
        missing += numbers.length - members.length;
        return found(members);
      });
      return { groups, missing };
    },
    numbers: (members: Int32Array): Int32Array => members.map((at) => doors.door[at] ?? 0),
  };
}
export type GroundAnswers = ReturnType<typeof groundOf>;
