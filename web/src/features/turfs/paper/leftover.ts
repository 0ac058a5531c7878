import type { Packet } from '#shared/domain/field/packet.ts';

type Buildings = Packet['buildings'];

const peopleIn = (buildings: Buildings) =>
  buildings.flatMap(({ doors }) => doors.flatMap(({ people }) => people.map(({ id }) => id)));

/** What an older sheet may have and a new one has not: homes with those of their people who are in no file any more. */
export function leftover(former: Buildings, now: Buildings): Buildings {
  const current = new Set(peopleIn(now));
  return former.flatMap((building) => {
    const doors = building.doors.flatMap((door) => {
      const people = door.people.filter(({ id }) => !current.has(id));
      return people.length > 0 ? [{ ...door, people }] : [];
    });
    return doors.length > 0 ? [{ ...building, doors }] : [];
  });
}
