import type { Mask } from '#shared/domain/engine/masks.ts';
import type { PacketBuilding, PacketDoor, PacketPerson } from '#shared/domain/field/packet.ts';
import { soundPlaces } from '#shared/domain/field/sound-places.ts';
import type { WalkOrder } from '#shared/domain/field/turf-limits.ts';
import { inWalkingOrder } from '#shared/domain/field/walk.ts';
import { carriedOf } from '#shared/domain/voters/carried-values.ts';
import { isHostile } from '#shared/domain/voters/suppression.ts';
import { noPlace } from '#shared/domain/voters/voter-file-columns.ts';
import type { OwnColumn, Person } from '../engine.ts';
import type { VoterSnapshot } from './voter-snapshot.ts';

/** Characters of a packet's words. */
const textMax = 200;
const shorten = (text: string): string => text.slice(0, textMax);

/** The first row at or after which a door's people may be: door numbers ascend with the rows. */
function rowFrom(doors: Int32Array, doorNumber: number): number {
  let [low, high] = [0, doors.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((doors[middle] ?? 0) < doorNumber) low = middle + 1;
    else high = middle;
  }
  return low;
}

function personOf(
  { id, first, middle, last, suffix, age, gender, party, known, data }: Person,
  columns: readonly OwnColumn[],
): PacketPerson {
  const own = carriedOf(columns, data);
  const { last_attempt, support, suppressed } = known;
  return {
    id,
    name: shorten([first, middle, last, suffix].filter(Boolean).join(' ')),
    age,
    sex: gender,
    party: shorten(party),
    support: support?.score ?? null,
    last: last_attempt && {
      outcome: last_attempt.outcome,
      at: last_attempt.at,
      door: last_attempt.source === 'door',
    },
    closed: suppressed.walk ?? null,
    ...(own && { own }),
  };
}

/** Takes away the places that cannot be true, by where the others are. */
function believe(doors: readonly PacketDoor[]): void {
  const { sound } = soundPlaces({
    lat: Int32Array.from(doors, ({ place }) => place?.[0] ?? noPlace),
    lng: Int32Array.from(doors, ({ place }) => place?.[1] ?? noPlace),
  });
  for (const [at, door] of doors.entries()) if (sound[at] !== 1) door.place = null;
}

/** What is kept apart: buildings by their address, doors by the unit. Without a street, each door of the file by itself. */
const buildingKey = ({ house, street, city, zip, door }: Person): string =>
  street === '' ? `door ${door}` : [house, street, city, zip].join('\n').toLowerCase();

/** A home by its address, whichever file it stands in; null where it has no street. */
export const homeOf = (person: Person): string | null =>
  person.street === '' ? null : `${buildingKey(person)}\n${person.unit.toLowerCase()}`;

/**
 * Buildings of some doors of the file with their people of a mask, in walking order. Whose address was corrected stands
 * where they live now; all others of their door tell whether it is safe, whether they are of the mask or not. `columns`: those of
 * the campaign's own that each person carries. `unsafe`: homes where somebody was hostile who is gone from the file.
 */
export function buildingsOf(
  { world, known, person: personAt }: Pick<VoterSnapshot, 'world' | 'known' | 'person'>,
  mask: Mask,
  doorNumbers: Int32Array,
  order: WalkOrder,
  columns: readonly OwnColumn[] = [],
  unsafe: ReadonlySet<string> = new Set(),
): PacketBuilding[] {
  const { base, isMoved } = world;
  const { door, lat, lng } = base.numbers;
  const buildings = new Map<string, PacketBuilding & { units: Map<string, PacketDoor> }>();
  const doorOf = (person: Person): PacketDoor => {
    const { house, street, city, zip } = person;
    const key = buildingKey(person);
    const building = buildings.get(key) ?? {
      house: shorten(house),
      street: shorten(street),
      city: shorten(city),
      zip: shorten(zip),
      doors: [],
      units: new Map<string, PacketDoor>(),
    };
    buildings.set(key, building);
    const unit = person.unit.toLowerCase();
    const existing = building.units.get(unit);
    if (existing) return existing;
    const made: PacketDoor = { unit: shorten(person.unit), hostile: false, place: null, people: [] };
    building.units.set(unit, made);
    building.doors.push(made);
    return made;
  };
  const take = (number: number) => {
    const first = rowFrom(door, number);
    const doorsOfRow = new Set<PacketDoor>();
    let hostile = false;
    for (let row = first; row < base.rows && door[row] === number; row += 1) {
      hostile ||= isHostile(known.foldStateOf(base.texts.id.at(row)).facts);
      if (mask[row] !== 1) continue;
      const person = personAt(row);
      const home = doorOf(person);
      home.people.push(personOf(person, columns));
      if (unsafe.has(homeOf(person) ?? '')) home.hostile = true;
      doorsOfRow.add(home);
      const [north, east] = [lat[row] ?? noPlace, lng[row] ?? noPlace];
      if (north !== noPlace && east !== noPlace && !isMoved(row)) home.place ??= [north, east];
    }
    if (hostile) for (const home of doorsOfRow) home.hostile = true;
  };
  for (const number of new Set(doorNumbers)) take(number);
  believe([...buildings.values()].flatMap(({ doors }) => doors));
  return inWalkingOrder(
    [...buildings.values()].map(({ units: _, ...building }) => building),
    order,
  );
}
