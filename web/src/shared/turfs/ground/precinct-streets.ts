import type { Doors } from '#shared/domain/field/door-columns.ts';
import { noGroup, type Street } from './ground-protocol.ts';

/** Names a street of a precinct: a street that two precincts share is two. */
export const streetKey = ({ precinct, street, streets }: Doors, at: number): number =>
  (precinct[at] ?? 0) * streets.length + (street[at] ?? 0);

/** The streets of each precinct, in the order of the file. */
export function streetsOf(doors: Doors, planned: Int32Array): Street[] {
  const found = new Map<number, Street>();
  for (let at = 0; at < doors.count; at += 1) {
    const key = streetKey(doors, at);
    const street = found.get(key) ?? {
      key,
      street: doors.streets[doors.street[at] ?? 0] ?? '',
      precinct: doors.precincts[doors.precinct[at] ?? 0] ?? '',
      doors: 0,
      people: 0,
      left: 0,
    };
    street.doors += 1;
    street.people += doors.people[at] ?? 0;
    street.left += Number(planned[at] === noGroup);
    found.set(key, street);
  }
  return [...found.values()];
}
