import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turfDoorsMax, turfPeopleMax } from '#shared/domain/field/turf-limits.ts';
import {
  isLong,
  joined,
  merged,
  namesOf,
  nearestTo,
  type Piece,
  renamed,
  sizesOf,
  tooLarge,
  without,
} from './turf-plan.ts';

const piece = (key: number, change: Partial<Piece> = {}): Piece => ({
  key,
  ownName: null,
  members: Int32Array.of(key),
  doors: 40,
  people: 70,
  buildings: 0,
  placeless: 0,
  precinct: 'PA-01',
  street: 'Canal Street',
  single: false,
  outline: [],
  middle: [0, 0],
  ...change,
});
const how = { pattern: '{name} {number}', name: 'Saturday' };

describe('names', () => {
  it.each([
    ['{name} {number}', 'Saturday 1'],
    ['{precinct} {number}', 'PA-01 1'],
    ['{street}', 'Canal Street'],
    ['{name}  {what} ', 'Saturday {what}'],
    ['', '1'],
    ['   ', '1'],
  ])('by the pattern %j: %j', (pattern, name) =>
    expect(namesOf([piece(1)], { ...how, pattern })).toEqual([name]),
  );

  it('are in the order of their numbers, as letters too', () => {
    const names = namesOf(
      Array.from({ length: 12 }, (_, key) => piece(key)),
      how,
    );
    expect(names.toSorted()).toEqual(names);
    expect(names[0]).toBe('Saturday 01');
  });

  it('are all different, never empty and never too long, whatever was typed', () =>
    fc.assert(
      fc.property(
        fc.string({ maxLength: 150 }),
        fc.string({ maxLength: 150 }),
        fc.integer({ min: 1, max: 30 }),
        (pattern, name, count) => {
          const plan = Array.from({ length: count }, (_, key) => piece(key));
          const names = namesOf(plan, { pattern, name });
          expect(new Set(names).size).toBe(count);
          for (const one of names) {
            expect(one).toBe(one.trim());
            expect(one.length).toBeGreaterThan(0);
            expect(one.length).toBeLessThanOrEqual(120);
          }
        },
      ),
    ));

  it("of a turf's own stand before the pattern, until they are taken away", () => {
    const own = renamed([piece(1), piece(2)], 2, 'Old town');
    expect(namesOf(own, how)).toEqual(['Saturday 1', 'Old town']);
    expect(namesOf(renamed(own, 2, null), how)).toEqual(['Saturday 1', 'Saturday 2']);
  });
});

it('joins two turfs where the first stood, with all doors of both', () => {
  const both = joined(Int32Array.of(1, 5), Int32Array.of(2, 9));
  expect([...both]).toEqual([1, 2, 5, 9]);
  const plan = merged([piece(1, { ownName: 'Mill' }), piece(2), piece(3)], 1, 3, {
    ...piece(9),
    members: both,
  });
  expect(plan.map(({ key }) => key)).toEqual([1, 2]);
  expect(plan[0]).toMatchObject({ ownName: 'Mill', members: both });
});

it('offers the nearest first, and what has no place last', () => {
  const nearby = piece(1);
  const plan = [
    nearby,
    piece(2, { middle: null }),
    piece(3, { middle: [900, 0] }),
    piece(4, { middle: [10, 10] }),
  ];
  expect(nearestTo(plan, nearby).map(({ key }) => key)).toEqual([4, 3, 2]);
});

it('says what a plan comes to', () => {
  expect(sizesOf([])).toEqual({
    turfs: 0,
    doors: 0,
    people: 0,
    smallest: 0,
    largest: 0,
    average: 0,
    placeless: 0,
  });
  expect(sizesOf([piece(1, { doors: 30, placeless: 2 }), piece(2, { doors: 50 })])).toEqual({
    turfs: 2,
    doors: 80,
    people: 140,
    smallest: 30,
    largest: 50,
    average: 40,
    placeless: 2,
  });
  expect(without([piece(1), piece(2)], 1).map(({ key }) => key)).toEqual([2]);
});

it.each([
  [{ doors: 60 }, false, false],
  [{ doors: 61 }, true, false],
  [{ doors: turfDoorsMax, people: turfPeopleMax }, true, false],
  [{ doors: turfDoorsMax + 1 }, true, true],
  [{ people: turfPeopleMax + 1 }, false, true],
])('of %j: long %j, too large %j', (change, long, large) => {
  expect(isLong(piece(1, change))).toBe(long);
  expect(tooLarge(piece(1, change))).toBe(large);
});
