import { noPlace } from '#shared/rules/voters/columns.ts';
import type { VoterState } from '#shared/rules/voters/state.ts';
import type { Person } from '../engine.ts';
import { phoneOf } from './corrections.ts';
import { ageOf } from './days.ts';
import type { World } from './world.ts';

const genderOf = (said: string): Person['gender'] =>
  said === 'F' || said === 'M' || said === 'X' ? said : '';
const millionth = 1e-6;

/** Keys of the elections that two numbers' bits name, newest first. */
function votedIn({ base }: World, row: number): string[] {
  const [a, b] = [base.numbers.votes_a[row] ?? 0, base.numbers.votes_b[row] ?? 0];
  const isOn = (place: number) => (place < 32 ? (a >>> place) & 1 : (b >>> (place - 32)) & 1) === 1;
  return base.elections.flatMap(({ key }, place) => (isOn(place) ? [key] : []));
}

/** One row as a person, with what is known of them. */
export function personAt(world: World, row: number, known: VoterState): Person {
  const { words, numbers, texts } = world.base;
  const { gender, ...said } = words;
  const [lat, lng] = [numbers.lat[row] ?? noPlace, numbers.lng[row] ?? noPlace];
  const isPlaced = lat !== noPlace && lng !== noPlace;
  const birth = numbers.birth[row] ?? 0;
  return {
    row,
    id: texts.id.at(row),
    first: said.first.valueAt(row),
    middle: said.middle.valueAt(row),
    last: said.last.valueAt(row),
    suffix: said.suffix.valueAt(row),
    house: said.house.valueAt(row),
    street: said.street.valueAt(row),
    unit: said.unit.valueAt(row),
    city: said.city.valueAt(row),
    state: said.state.valueAt(row),
    zip: said.zip.valueAt(row),
    mailing: said.mailing.valueAt(row),
    county: said.county.valueAt(row),
    precinct: said.precinct.valueAt(row),
    congressional: said.congressional.valueAt(row),
    upper: said.upper.valueAt(row),
    lower: said.lower.valueAt(row),
    local: said.local.valueAt(row),
    party: said.party.valueAt(row),
    gender: genderOf(gender.valueAt(row)),
    birth,
    registered: numbers.registered[row] ?? 0,
    status: said.status.valueAt(row),
    language: said.language.valueAt(row),
    cell: phoneOf(numbers.cell[row] ?? 0),
    landline: phoneOf(numbers.landline[row] ?? 0),
    email: texts.email.at(row),
    lat: isPlaced ? Number((lat * millionth).toFixed(6)) : null,
    lng: isPlaced ? Number((lng * millionth).toFixed(6)) : null,
    door: numbers.door[row] ?? 0,
    household: numbers.household[row] ?? 0,
    age: ageOf(birth, world.today),
    voted: votedIn(world, row),
    known,
  };
}
