import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from './door-columns.ts';
import { doorsOf, type Home, homesOf } from './kit/town.ts';
import { isInside, outlineOf, outlinePointsMax, sides, splitByPolygon } from './outline.ts';

const spot = fc.tuple(
  fc.integer({ min: 39_000_000, max: 39_100_000 }),
  fc.integer({ min: -83_000_000, max: -82_900_000 }),
);
const at = (place: Home['place'], house = 1): Home => ({ precinct: 'P', street: 'Main St', house, place });
const all = (homes: readonly Home[]) => Int32Array.from(homes, (_, place) => place);

const turn = (one: Point, other: Point, third: Point): number =>
  (other[0] - one[0]) * (third[1] - one[1]) - (other[1] - one[1]) * (third[0] - one[0]);

describe('the outline of a turf', () => {
  it('is closed, has few corners, turns one way only, and holds each of its doors', () => {
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 80 }), (places) => {
        const homes = places.map((place, house) => at(place, house));
        const ring = outlineOf(doorsOf(homes), all(homes));
        expect(ring.at(0)).toEqual(ring.at(-1));
        expect(ring.length).toBeGreaterThan(3);
        expect(ring.length).toBeLessThanOrEqual(outlinePointsMax + 1);
        // A line that turns one way only, and once around, does not cross itself.
        const corners = ring.slice(1);
        for (const [corner, point] of corners.entries()) {
          const [before, after] = [corners.at(corner - 1), corners[(corner + 1) % corners.length]];
          if (before && after) expect(turn(before, point, after)).toBeGreaterThan(0);
        }
        for (const [lat, lng] of places) expect(isInside([lng, lat], [ring])).toBe(true);
        expect(ring.flat().every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('is empty where no door has a place, and holds only the doors that were named', () => {
    const homes = [at(null), at([39_000_000, -83_000_000], 2), at([39_050_000, -83_000_000], 3)];
    expect(outlineOf(doorsOf(homes), Int32Array.of(0))).toEqual([]);
    const ring = outlineOf(doorsOf(homes), Int32Array.of(0, 1));
    expect(isInside([-83_000_000, 39_000_000], [ring])).toBe(true);
    expect(isInside([-83_000_000, 39_050_000], [ring])).toBe(false);
  });

  it('of a circle of thousands of doors has no more corners than may be kept', () => {
    const homes = Array.from({ length: 3_000 }, (_, place) =>
      at([
        39_000_000 + Math.round(900_000 * Math.sin(place)),
        -83_000_000 + Math.round(900_000 * Math.cos(place)),
      ]),
    );
    expect(outlineOf(doorsOf(homes), all(homes)).length).toBe(outlinePointsMax + 1);
  });
});

describe('a polygon', () => {
  const square = (from: number, to: number): Point[] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];

  it('takes what is inside, not what is in a hole of it, closed or not', () => {
    const rings = [square(0, 100), square(40, 60)];
    expect(isInside([20, 20], rings)).toBe(true);
    expect(isInside([50, 50], rings)).toBe(false);
    expect(isInside([120, 50], rings)).toBe(false);
    const [first = [0, 0] as Point] = square(0, 100);
    expect(isInside([20, 20], [[...square(0, 100), first]])).toBe(true);
  });

  it('takes a building whole, by its first door that has a place, and says which are nowhere', () => {
    const homes = [
      at(null, 1),
      at([10, 10], 1),
      at([500, 500], 1),
      at([500, 500], 2),
      at([10, 10], 2),
      at(null, 3),
    ];
    const { inside, outside, unplaced } = sides;
    expect([...splitByPolygon(doorsOf(homes), [square(0, 100)])]).toEqual([
      inside,
      inside,
      inside,
      outside,
      outside,
      unplaced,
    ]);
  });

  it('has each door on exactly one side of a line through a town', () => {
    const homes = homesOf('P1', {
      streets: 8,
      houses: 40,
      homesAt: (street, house) => 1 + ((street + house) % 3),
    });
    const doors = doorsOf(homes);
    const [south, north] = [39_900_000, 39_903_000];
    const half = (from: number, to: number): Point[] => [
      [-84_000_000, from],
      [-82_000_000, from],
      [-82_000_000, to],
      [-84_000_000, to],
    ];
    const [below, above] = [
      splitByPolygon(doors, [half(south - 1, north)]),
      splitByPolygon(doors, [half(north, north + 1_000_000)]),
    ];
    expect(below.every((side, place) => side + (above[place] ?? 0) === 1)).toBe(true);
    expect(new Set(below).size).toBe(2);
  });
});
