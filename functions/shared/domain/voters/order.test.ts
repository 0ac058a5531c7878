import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  compareNatural,
  compareWalkOrder,
  houseNumber,
  naturalKey,
  ranksOf,
  type Stop,
  unitKey,
  walkHouses,
} from './order.ts';

describe('the natural order', () => {
  test.each([
    [
      ['10', '2', '1'],
      ['1', '2', '10'],
    ],
    [
      ['12A', '12 1/2', '12', '13'],
      ['12', '12 1/2', '12A', '13'],
    ],
    [
      ['12-100', '12-34', '2-5'],
      ['2-5', '12-34', '12-100'],
    ],
    [
      ['B10', 'a2', 'B2', ''],
      ['', 'a2', 'B2', 'B10'],
    ],
    [
      ['PCT 100', 'PCT 9', 'PCT 020'],
      ['PCT 9', 'PCT 020', 'PCT 100'],
    ],
  ])('%j becomes %j', (input, sorted) => {
    expect(input.toSorted(compareNatural)).toEqual(sorted);
  });

  it('is total, whatever is written', () => {
    const text = fc.oneof(fc.string({ maxLength: 8 }), fc.stringMatching(/^\d{1,4}[ -]?[A-C]?$/));
    fc.assert(
      fc.property(text, text, text, (one, two, three) => {
        expect(compareNatural(one, two)).toBe(-compareNatural(two, one) + 0);
        if (compareNatural(one, two) <= 0 && compareNatural(two, three) <= 0)
          expect(compareNatural(one, three)).toBeLessThanOrEqual(0);
        expect(compareNatural(one, two) === 0).toBe(naturalKey(one) === naturalKey(two));
      }),
    );
  });

  it('puts numbers as they count', () => {
    const number = fc.integer({ min: 0, max: 999_999 });
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(Math.sign(compareNatural(`${one}`, `${other}`))).toBe(Math.sign(one - other));
      }),
    );
  });
});

test.each(['Apt 2', '#2', 'UNIT 02', 'apartment 2', '2', 'Apt. 2'])('%j is the second flat', (unit) => {
  expect(unitKey(unit)).toBe(unitKey('2'));
});

test.each([
  ['12', 12],
  ['12A', 12],
  ['12 1/2', 12],
  ['12-34', 34],
  ['N6W23001', 6],
  ['', null],
])('the number of house %j is %j', (house, number) => {
  expect(houseNumber(house)).toBe(number);
});

describe('a walk', () => {
  it('goes up the odd side and down the even one', () => {
    const houses = ['2', '10', '1', '11', '3A', '3', 'Rear', '4'];
    expect(houses.toSorted(walkHouses)).toEqual(['1', '3', '3A', '11', '10', '4', '2', 'Rear']);
  });

  const stop = (house: string, unit = '', street = 'Main St', precinct = '1'): Stop => ({
    ...{ precinct, city: 'Riverton', street, house, unit },
  });

  it('keeps precinct and street together, and takes flats as they are numbered', () => {
    const stops = [
      stop('4', 'Apt 10'),
      stop('9', '', 'Oak St'),
      stop('4', 'Apt 2'),
      stop('1', '', 'Main St', '2'),
      stop('3'),
    ];
    expect(
      stops.toSorted(compareWalkOrder).map(({ street, house, unit }) => `${house} ${street} ${unit}`.trim()),
    ).toEqual(['3 Main St', '4 Main St Apt 2', '4 Main St Apt 10', '9 Oak St', '1 Main St']);
  });

  it('never goes from the even side back to the odd one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 40 }), (numbers) => {
        const walked = numbers.map(String).sort(walkHouses).map(Number);
        const odd = numbers.filter((number) => number % 2 === 1).sort((one, other) => one - other);
        const even = numbers.filter((number) => number % 2 === 0).sort((one, other) => other - one);
        expect(walked).toEqual([...odd, ...even]);
      }),
    );
  });
});

test('ranks are places, and what is equal shares one', () => {
  expect([...ranksOf(['10', '2', '02', 'x'], compareNatural)]).toEqual([1, 0, 0, 2]);
});
