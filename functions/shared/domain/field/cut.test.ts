import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cut, cutTurfs, sizesOf } from './cut.ts';
import { carelessTowns, doorsOf, type Home, homesOf, towns } from './kit/town.ts';
import { turfDoorsMax, turfPeopleMax } from './turf-limits.ts';

const runs = { numRuns: 60 };
const usual: Cut = { size: 40, keepPrecincts: true };

/** Homes of each turf, in the turfs' order. */
function cut(homes: readonly Home[], how: Cut = usual): Home[][] {
  const turf = cutTurfs(doorsOf(homes), how);
  expect(turf.length).toBe(homes.length);
  const turfs: Home[][] = [];
  for (const [at, home] of homes.entries()) {
    const number = turf[at] ?? -1;
    const homesOfTurf = turfs[number];
    if (homesOfTurf) homesOfTurf.push(home);
    else turfs[number] = [home];
  }
  return turfs;
}
const sizes = (turfs: readonly Home[][]): number[] => turfs.map(({ length }) => length);
const addressOf = ({ street, house }: Home): string => `${street} ${house}`;
const precinctsIn = (turf: readonly Home[]) => new Set(turf.map(({ precinct }) => precinct));

describe('an automatic cut', () => {
  it('has every door in exactly one turf, numbered from 0 without a gap, and buildings whole', () => {
    fc.assert(
      fc.property(
        carelessTowns(5),
        fc.integer({ min: 1, max: 60 }),
        fc.boolean(),
        (homes, size, keepPrecincts) => {
          const turfs = cut(homes, { size, keepPrecincts });
          // A hole would make a shorter sum.
          expect(
            sizes(Array.from(turfs, (turf) => turf ?? [])).reduce((sum, length) => sum + length, 0),
          ).toBe(homes.length);
          expect(turfs.every((turf) => turf.length > 0)).toBe(true);
          const turfsOf = new Map<string, Set<number>>();
          for (const [number, turf] of turfs.entries())
            for (const home of turf)
              turfsOf.set(addressOf(home), (turfsOf.get(addressOf(home)) ?? new Set()).add(number));
          expect([...turfsOf.values()].every(({ size }) => size === 1)).toBe(true);
        },
      ),
      runs,
    );
  });

  it('keeps precincts apart, and goes over their lines only where that is wished', () => {
    fc.assert(
      fc.property(carelessTowns(3), (homes) => {
        expect(cut(homes).every((turf) => precinctsIn(turf).size === 1)).toBe(true);
      }),
      runs,
    );
    const two = [
      ...homesOf('P1', { streets: 1, houses: 20 }),
      ...homesOf('P2', { streets: 1, houses: 20, at: 1 }),
    ];
    expect(sizes(cut(two, { size: 40, keepPrecincts: false }))).toEqual([40]);
    expect(sizes(cut(two))).toEqual([20, 20]);
  });

  it('is within 15 of 100 of its size wherever the houses of a precinct can be divided so', () => {
    fc.assert(
      fc.property(carelessTowns(1), fc.integer({ min: 10, max: 60 }), (homes, size) => {
        const { least, most } = sizesOf(size);
        const turfs = cut(homes, { size, keepPrecincts: true });
        for (const precinct of precinctsIn(homes)) {
          const own = turfs.filter((turf) => turf[0]?.precinct === precinct);
          const doors = sizes(own).reduce((sum, length) => sum + length, 0);
          const fits = Math.ceil(doors / most) <= Math.floor(doors / least);
          expect(Math.max(...sizes(own))).toBeLessThanOrEqual(most);
          // One that is left over may be smaller, and only where it must.
          expect(sizes(own).filter((length) => length < least).length).toBe(fits ? 0 : 1);
        }
      }),
      runs,
    );
    expect(sizesOf(40)).toEqual({ least: 34, most: 46 });
  });

  it('is never larger than that but for one building, and two-family houses leave it within its size', () => {
    fc.assert(
      fc.property(towns(4), (homes) => {
        for (const turf of cut(homes))
          if (turf.length > 46) expect(new Set(turf.map(addressOf)).size).toBe(1);
      }),
      runs,
    );
    const duplexes = homesOf('P1', { streets: 12, houses: 40, homesAt: () => 2 });
    for (const length of sizes(cut(duplexes))) {
      expect(length).toBeGreaterThanOrEqual(34);
      expect(length).toBeLessThanOrEqual(46);
    }
  });

  it('is the same for the same doors, and nearly all of a street is in one turf or two', () => {
    const homes = homesOf('P1', { streets: 12, houses: 40 });
    expect(cutTurfs(doorsOf(homes), usual)).toEqual(cutTurfs(doorsOf(homes), usual));
    const turfs = cut(homes);
    expect(sizes(turfs).every((length) => length >= 34 && length <= 46)).toBe(true);
    // Both sides: across the street stands the next number.
    const turfOf = new Map(turfs.flatMap((turf, number) => turf.map((home) => [addressOf(home), number])));
    const parted = homes.filter(
      ({ street, house }) =>
        house % 2 === 1 && turfOf.get(`${street} ${house}`) !== turfOf.get(`${street} ${house + 1}`),
    );
    expect(parted.length).toBeLessThan(homes.length / 40);
  });

  it('has an answer for nothing, one door, one place, no place, and a tower', () => {
    expect(cutTurfs(doorsOf([]), usual)).toEqual(new Int32Array(0));
    const one = homesOf('P1', { streets: 1, houses: 1 });
    expect(sizes(cut(one))).toEqual([1]);
    const many = homesOf('P1', { streets: 10, houses: 40 });
    const inOnePoint = many.map((home): Home => ({ ...home, place: [39_000_000, -83_000_000] }));
    const nowhere = many.map((home): Home => ({ ...home, place: null }));
    for (const homes of [inOnePoint, nowhere])
      for (const length of sizes(cut(homes))) expect(Math.abs(length - 40)).toBeLessThanOrEqual(6);
    const tower = homesOf('P1', { streets: 1, houses: 1, homesAt: () => 300 });
    const next = homesOf('P1', { streets: 2, houses: 40 }).map((home) => ({
      ...home,
      house: home.house + 400,
    }));
    expect(sizes(cut([...tower, ...next]))).toEqual([300, 40, 40]);
    // Larger than the size, though within what it may be: nobody is added to it.
    const large = homesOf('P1', { streets: 1, houses: 1, homesAt: () => 44 });
    expect(sizes(cut([...large, ...next.slice(0, 2)]))).toEqual([44, 2]);
  });

  it('without places goes by walking order: each turf is a run of the list', () => {
    const homes = homesOf('P1', { streets: 9, houses: 37 }).map((home): Home => ({ ...home, place: null }));
    const turf = [...cutTurfs(doorsOf(homes), usual)];
    expect(turf).toEqual(turf.toSorted((one, other) => one - other));
  });

  it('puts a house without a place beside its neighbors on the street', () => {
    const homes = homesOf('P1', { streets: 10, houses: 40 });
    const careless = homes.map((home, at): Home => (at % 9 === 4 ? { ...home, place: [0, 0] } : home));
    const turf = cutTurfs(doorsOf(careless), usual);
    const separated = careless.filter(
      (home, at) => home.place?.[0] === 0 && ![at - 1, at + 1].some((next) => turf[next] === turf[at]),
    );
    expect(separated).toEqual([]);
  });

  it('divides only what nobody could carry: a building of too many homes or people', () => {
    const huge = homesOf('P1', { streets: 1, houses: 1, homesAt: () => turfDoorsMax * 2 + 10 }).map(
      (home): Home => ({ ...home, people: 0 }),
    );
    expect(sizes(cut(huge)).length).toBe(3);
    const full = homesOf('P1', { streets: 1, houses: 1, homesAt: () => 250 }).map(
      (home): Home => ({ ...home, people: 9 }),
    );
    for (const turf of cut(full)) expect(turf.length * 9).toBeLessThanOrEqual(turfPeopleMax);
    const crowded = homesOf('P1', { streets: 4, houses: 40 }).map((home): Home => ({ ...home, people: 50 }));
    for (const turf of cut(crowded)) expect(turf.length * 50).toBeLessThanOrEqual(turfPeopleMax);
  });

  it('keeps a building whole that a precinct line runs through', () => {
    const homes = homesOf('P1', { streets: 1, houses: 10, homesAt: () => 5 });
    const misfiled = homes.map((home, at): Home => (at % 5 === 2 ? { ...home, precinct: 'P2' } : home));
    expect(sizes(cut(misfiled, { size: 50, keepPrecincts: true }))).toEqual([50]);
  });
});
