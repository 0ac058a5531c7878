import { noPlace } from '#shared/domain/voters/voter-file-columns.ts';
import type { VoterState } from '#shared/domain/voters/voter-state.ts';
import type { Person } from '../engine.ts';
import { phoneOf } from './corrections.ts';
import { ageOf } from './days.ts';
import type { VoterIndex } from './voter-index.ts';

const genderOf = (code: string): Person['gender'] =>
  code === 'F' || code === 'M' || code === 'X' ? code : '';
const millionth = 1e-6;

/** Keys of the elections that two numbers' bits name, newest first. */
function votedIn({ base }: VoterIndex, row: number): string[] {
  const [a, b] = [base.numbers.votes_a[row] ?? 0, base.numbers.votes_b[row] ?? 0];
  const isOn = (place: number) => (place < 32 ? (a >>> place) & 1 : (b >>> (place - 32)) & 1) === 1;
  return base.elections.flatMap(({ key }, place) => (isOn(place) ? [key] : []));
}

/** How a row's ballots were cast, and what the campaign's own columns say. */
function ownOf({ base }: VoterIndex, row: number): Pick<Person, 'ballots' | 'data'> {
  const ballots: Record<string, number> = {};
  for (const [key, codes] of base.ballots) if (codes[row]) ballots[key] = codes[row] ?? 0;
  const data: Record<string, string | number> = {};
  for (const [id, column] of base.data) {
    const value = column instanceof Float64Array ? (column[row] ?? Number.NaN) : column.valueAt(row);
    if (value !== '' && !Number.isNaN(value)) data[id] = value;
  }
  return { ballots, data };
}

/** One row as a person, with what is known of them. */
export function personAt(world: VoterIndex, row: number, known: VoterState): Person {
  const { dictionaries, numbers, texts } = world.base;
  const { gender, ...columns } = dictionaries;
  const [lat, lng] = [numbers.lat[row] ?? noPlace, numbers.lng[row] ?? noPlace];
  const isPlaced = lat !== noPlace && lng !== noPlace;
  const birth = numbers.birth[row] ?? 0;
  return {
    row,
    id: texts.id.at(row),
    first: columns.first.valueAt(row),
    middle: columns.middle.valueAt(row),
    last: columns.last.valueAt(row),
    suffix: columns.suffix.valueAt(row),
    house: columns.house.valueAt(row),
    street: columns.street.valueAt(row),
    unit: columns.unit.valueAt(row),
    city: columns.city.valueAt(row),
    state: columns.state.valueAt(row),
    zip: columns.zip.valueAt(row),
    mailing: columns.mailing.valueAt(row),
    county: columns.county.valueAt(row),
    precinct: columns.precinct.valueAt(row),
    congressional: columns.congressional.valueAt(row),
    upper: columns.upper.valueAt(row),
    lower: columns.lower.valueAt(row),
    local: columns.local.valueAt(row),
    party: columns.party.valueAt(row),
    gender: genderOf(gender.valueAt(row)),
    birth,
    registered: numbers.registered[row] ?? 0,
    status: columns.status.valueAt(row),
    language: columns.language.valueAt(row),
    cell: phoneOf(numbers.cell[row] ?? 0),
    landline: phoneOf(numbers.landline[row] ?? 0),
    email: texts.email.at(row),
    lat: isPlaced ? Number((lat * millionth).toFixed(6)) : null,
    lng: isPlaced ? Number((lng * millionth).toFixed(6)) : null,
    door: numbers.door[row] ?? 0,
    household: numbers.household[row] ?? 0,
    age: ageOf(birth, world.today),
    voted: votedIn(world, row),
    ...ownOf(world, row),
    known,
  };
}
