import fc from 'fast-check';
import { noPlace } from '../../voters/voter-file-columns.ts';
import type { Doors } from '../door-columns.ts';

/** For tests: homes as a file has them. */
export type Home = {
  precinct: string;
  street: string;
  house: number;
  /** Millionths of a degree; null: none. */
  place: readonly [lat: number, lng: number] | null;
  people?: number;
};

/** Doors of homes in the order in which they are given; homes of one street and house number are one building. */
export function doorsOf(homes: readonly Home[]): Doors {
  const streets = [...new Set(homes.map(({ street }) => street))];
  const precincts = [...new Set(homes.map(({ precinct }) => precinct))];
  const buildings = new Map<string, number>();
  const whole = (numberOf: (home: Home, at: number) => number) => Int32Array.from(homes, numberOf);
  return {
    count: homes.length,
    door: whole((_, at) => at * 3),
    people: Uint16Array.from(homes, ({ people = 2 }) => people),
    lat: whole(({ place }) => place?.[0] ?? noPlace),
    lng: whole(({ place }) => place?.[1] ?? noPlace),
    building: whole(({ street, house }, at) => {
      const key = street === '' ? `${at}` : `${street} ${house}`;
      const number = buildings.get(key) ?? buildings.size;
      buildings.set(key, number);
      return number;
    }),
    street: whole(({ street }) => streets.indexOf(street)),
    streets,
    house: whole(({ house }) => house),
    precinct: whole(({ precinct }) => precincts.indexOf(precinct)),
    precincts,
    attempted: new Uint8Array(homes.length),
    support: new Uint8Array(homes.length),
  };
}

const lat0 = 39_900_000;
const lng0 = -83_000_000;
const block = 800;
const lot = 200;

/** Homes of a precinct of straight streets, its streets side by side; `homesAt`: how many at each house number. */
export function homesOf(
  precinct: string,
  { streets, houses, at = 0, homesAt = () => 1 }: Layout & { at?: number },
): Home[] {
  return Array.from({ length: streets }, (_, street) =>
    Array.from({ length: houses }, (_, house) => {
      const [lat, lng] = [
        lat0 + at * 12_000 + street * block + (house % 2) * (block / 4),
        lng0 + Math.floor(house / 2) * lot,
      ];
      const home: Home = { precinct, street: `${precinct} ${street}`, house: house + 1, place: [lat, lng] };
      return Array.from({ length: homesAt(street, house) }, () => home);
    }).flat(),
  ).flat();
}
type Layout = { streets: number; houses: number; homesAt?: (street: number, house: number) => number };

const layout = (homesMost: number) =>
  fc
    .record({
      streets: fc.integer({ min: 1, max: 9 }),
      houses: fc.integer({ min: 1, max: 30 }),
      seed: fc.integer({ min: 1, max: 99 }),
    })
    .map(({ seed, ...one }) => ({
      ...one,
      homesAt: (street: number, house: number) => 1 + ((seed * (street * 31 + house * 7 + 1)) % homesMost),
    }));

/** What a file may say of where a home is: the truth, nothing, 0/0, the degrees exchanged, another continent. */
const wrong = fc.constantFrom<(place: readonly [number, number]) => Home['place']>(
  (place) => place,
  () => null,
  () => [0, 0],
  ([lat, lng]) => [lng, lat],
  () => [48_200_000, 16_370_000],
);

/** Precincts of houses with at most so many homes at a number. */
export const towns = (homesMost: number): fc.Arbitrary<Home[]> =>
  fc
    .array(layout(homesMost), { minLength: 1, maxLength: 3 })
    .map((all) => all.flatMap((one, at) => homesOf(`P${at + 1}`, { ...one, at })));

/** The same, a part of the homes with what a careless file says of them: without a place most of all. */
export const carelessTowns = (homesMost: number): fc.Arbitrary<Home[]> =>
  fc
    .tuple(towns(homesMost), fc.array(wrong, { minLength: 7, maxLength: 7 }), fc.nat(6))
    .map(([homes, faults, every]) =>
      homes.map((home, at) => {
        const fault = at % 7 <= every ? faults[at % 7] : undefined;
        return fault && home.place ? { ...home, place: fault(home.place) } : home;
      }),
    );
