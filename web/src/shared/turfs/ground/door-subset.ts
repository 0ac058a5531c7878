import type { Doors, Ring } from '#shared/domain/field/door-columns.ts';
import { hasPlace } from '#shared/domain/field/outline.ts';

/** Some of the doors, in the same order. */
export function part(doors: Doors, members: Int32Array): Doors {
  const of = <A extends Int32Array | Uint16Array | Uint8Array>(numbers: A, taken: A): A => {
    members.forEach((at, next) => {
      taken[next] = numbers[at] ?? 0;
    });
    return taken;
  };
  const count = members.length;
  const whole = (numbers: Int32Array) => of(numbers, new Int32Array(count));
  return {
    count,
    door: whole(doors.door),
    people: of(doors.people, new Uint16Array(count)),
    lat: whole(doors.lat),
    lng: whole(doors.lng),
    building: whole(doors.building),
    street: whole(doors.street),
    streets: doors.streets,
    house: whole(doors.house),
    precinct: whole(doors.precinct),
    precincts: doors.precincts,
    attempted: of(doors.attempted, new Uint8Array(count)),
    support: of(doors.support, new Uint8Array(count)),
  };
}

/** Where those of a part are in the whole. */
export const whereOf = (part: Int32Array, members: Int32Array): Int32Array =>
  members.map((at) => part[at] ?? 0);

/**
 * Every door of each building that has one in the box around a ring: a polygon is asked of these, which of 500,000 doors
 * are some hundreds, at every move of the pointer.
 */
export function nearTo(doors: Doors, ring: Ring): Int32Array {
  const [lngs, lats] = [ring.map(([lng]) => lng), ring.map(([, lat]) => lat)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const touched = new Set<number>();
  for (let at = 0; at < doors.count; at += 1) {
    const [lng, lat] = [doors.lng[at] ?? 0, doors.lat[at] ?? 0];
    if (lng < west || lng > east || lat < south || lat > north || !hasPlace(doors, at)) continue;
    touched.add(doors.building[at] ?? 0);
  }
  const near: number[] = [];
  for (let at = 0; at < doors.count; at += 1) if (touched.has(doors.building[at] ?? 0)) near.push(at);
  return Int32Array.from(near);
}
