import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseNumber } from '../voters/order.ts';
import type { PacketBuilding, PacketDoor } from './packet.ts';
import { inWalkingOrder } from './walk.ts';

const door = (unit: string, place: PacketDoor['place'] = null): PacketDoor => ({
  unit,
  hostile: false,
  place,
  people: [],
});
const building = (street: string, house: string, doors: PacketDoor[] = [door('')]): PacketBuilding => ({
  house,
  street,
  city: 'Alton',
  zip: '62002',
  doors,
});

const houses = (walked: readonly PacketBuilding[]): string[] => walked.map(({ house }) => house);
const units = (walked: readonly PacketBuilding[]): string[] =>
  walked.flatMap(({ doors }) => doors.map(({ unit }) => unit));

const street = fc.constantFrom('Main St', 'N 2nd St', 'N 10th St', 'Oak Ave');
const house = fc.oneof(
  fc.integer({ min: 1, max: 300 }).map(String),
  fc.constantFrom('12 1/2', '12A', '', 'Rear'),
);
const place = fc.option(
  fc.tuple(
    fc.integer({ min: 39_000_000, max: 39_010_000 }),
    fc.integer({ min: -83_010_000, max: -83_000_000 }),
  ),
);
const turf = fc.uniqueArray(
  fc.record({ street, house, place }).map((one) => building(one.street, one.house, [door('', one.place)])),
  { maxLength: 60, selector: (one) => `${one.street} ${one.house}` },
);
const onStreet = (walked: readonly PacketBuilding[], name: string) =>
  walked.filter((one) => one.street === name);
const isOdd = (number: number | null) => number !== null && number % 2 === 1;

describe('a walk list', () => {
  it('has every building once, the doors of a street together, whatever order they came in', () => {
    fc.assert(
      fc.property(turf, fc.constantFrom('odd_even' as const, 'zigzag' as const), (buildings, order) => {
        const walked = inWalkingOrder(buildings, order);
        expect(walked.length).toBe(buildings.length);
        expect(new Set(walked)).toEqual(new Set(buildings));
        const runs = walked.filter((one, at) => one.street !== walked[at - 1]?.street);
        expect(runs.length).toBe(new Set(buildings.map((one) => one.street)).size);
        expect(inWalkingOrder(buildings.toReversed(), order)).toEqual(walked);
      }),
    );
  });

  it('goes up the odd side of a street, then down the even side', () => {
    fc.assert(
      fc.property(turf, (buildings) => {
        const walked = inWalkingOrder(buildings, 'odd_even');
        for (const name of new Set(buildings.map((one) => one.street))) {
          const numbers = houses(onStreet(walked, name))
            .map(houseNumber)
            .filter((number) => number !== null);
          const odd = numbers.filter(isOdd);
          const even = numbers.filter((number) => !isOdd(number));
          expect(numbers).toEqual([
            ...odd.toSorted((one, other) => one - other),
            ...even.toSorted((one, other) => other - one),
          ]);
        }
      }),
    );
    const main = ['10', '9', '101', '2', '1', '12 1/2', '12', '11', '11A', '12-33', ''];
    const walked = inWalkingOrder(
      main.map((one) => building('Main St', one)),
      'odd_even',
    );
    expect(houses(walked)).toEqual(['1', '9', '11', '11A', '12-33', '101', '12 1/2', '12', '10', '2', '']);
  });

  it('goes from side to side where that is chosen', () => {
    const walked = inWalkingOrder(
      ['10', '9', '101', '2', 'Rear', '1', '12 1/2', '12'].map((one) => building('Main St', one)),
      'zigzag',
    );
    expect(houses(walked)).toEqual(['1', '2', '9', '10', '12', '12 1/2', '101', 'Rear']);
  });

  it('has the homes of a building as people count them', () => {
    const written = ['APT 10', 'Apt 2', '#3', 'Unit 1', 'A10', 'A2', 'APT 3B', 'APT 3A', ''];
    const walked = inWalkingOrder(
      [
        building(
          'Main St',
          '1',
          written.map((unit) => door(unit)),
        ),
      ],
      'odd_even',
    );
    expect(units(walked)).toEqual(['', 'Unit 1', 'Apt 2', '#3', 'APT 3A', 'APT 3B', 'APT 10', 'A2', 'A10']);
  });

  it('goes on to the street that is near, from whichever end makes the way shortest; unplaced streets last', () => {
    const at = (name: string, north: number) =>
      building(name, '1', [door('', [39_000_000 + north, -83_000_000])]);
    const row = [at('A', 200), at('B', 0), at('C', 100), at('D', 300), building('0', '1')];
    expect(inWalkingOrder(row, 'odd_even').map((one) => one.street)).toEqual(['B', 'C', 'A', 'D', '0']);
  });

  it('does not take two streets of one name in two towns for one, and has an answer for nothing', () => {
    const other = { ...building('Main St', '5'), city: 'Bethel' };
    const walked = inWalkingOrder([other, building('Main St', '7'), building('Main St', '1')], 'odd_even');
    expect(houses(walked)).toEqual(['1', '7', '5']);
    expect(inWalkingOrder([], 'zigzag')).toEqual([]);
  });
});
