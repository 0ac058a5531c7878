import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cut, cutTurfs } from './cut.ts';
import { doorsOf, type Home, homesOf } from './kit/town.ts';
import { turfDoorsMax, turfPeopleMax } from './turf-limits.ts';

const usual: Cut = { size: 40, keepPrecincts: true };

/** Homes of each turf; each door has to be in one of them. */
function cut(homes: readonly Home[], how: Cut = usual): Home[][] {
  const turf = cutTurfs(doorsOf(homes), how);
  expect(turf.length).toBe(homes.length);
  const count = turf.reduce((top, number) => Math.max(top, number + 1), 0);
  return Array.from({ length: count }, (_, number) => homes.filter((_, at) => turf[at] === number));
}
const sizes = (turfs: readonly Home[][]): number[] => turfs.map(({ length }) => length);

describe('an automatic cut of what a file should not have', () => {
  it('divides no building but one that no turf can hold, and that one in the order of its units', () => {
    const homesAt = fc.constantFrom(
      1,
      3,
      46,
      47,
      300,
      turfDoorsMax - 1,
      turfDoorsMax,
      turfDoorsMax + 1,
      2_300,
    );
    const tower = fc.record({ homes: homesAt, people: fc.constantFrom(0, 1, 2, 7) });
    fc.assert(
      fc.property(
        fc.array(tower, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 10, max: 120 }),
        (towers, size) => {
          const homes = towers.flatMap(({ homes, people }, at) =>
            homesOf('P1', { streets: 1, houses: 1, homesAt: () => homes }).map(
              (home): Home => ({ ...home, house: at + 1, people }),
            ),
          );
          const turf = cutTurfs(doorsOf(homes), { size, keepPrecincts: true });
          for (const [at, { homes: count, people }] of towers.entries()) {
            const own = [...turf].filter((_, door) => homes[door]?.house === at + 1);
            const parts = new Set(own).size;
            const most = Math.min(turfDoorsMax, Math.floor(turfPeopleMax / Math.max(1, people)));
            expect(parts).toBe(Math.ceil(count / most));
            expect(own).toEqual(own.toSorted((one, other) => one - other));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('has an answer for whatever a file makes of a few doors', () => {
    const spots: Home['place'][] = [null, [0, 0], [39_900_000, -83_000_000], [-83_000_000, 39_900_000]];
    const strange = fc.record({
      precinct: fc.constantFrom('', 'P1', 'P2'),
      street: fc.constantFrom('', 'Elm St'),
      house: fc.constantFrom(-1, 0, 1, 2, 2_147_483_647),
      place: fc.constantFrom(...spots, [90_000_000, 180_000_000] as const, [39_900_000, 0] as const),
      people: fc.constantFrom(0, 1, 700, 65_535),
    });
    fc.assert(
      fc.property(
        fc.array(strange, { maxLength: 130 }),
        fc.constantFrom(1, 10, 40, 120),
        fc.boolean(),
        (homes, size, keepPrecincts) => {
          const turfs = cut(homes, { size, keepPrecincts });
          expect(sizes(turfs).every((length) => length > 0)).toBe(true);
          expect(sizes(turfs).reduce((sum, length) => sum + length, 0)).toBe(homes.length);
          // Nobody can divide a door: only it alone is more than a turf takes.
          for (const turf of turfs)
            if (turf.length > 1)
              expect(turf.reduce((sum, { people = 0 }) => sum + people, 0)).toBeLessThanOrEqual(
                turfPeopleMax,
              );
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is within its size for a file that has every place the wrong way round, and for all doors in one point but one', () => {
    const homes = homesOf('P1', { streets: 10, houses: 40 });
    const round = homes.map((home): Home => {
      const [lat, lng] = home.place ?? [0, 0];
      return { ...home, place: [lng, lat] };
    });
    const one = homes.map(
      (home, at): Home => ({
        ...home,
        place: at === 7 ? [39_950_000, -83_050_000] : [39_900_000, -83_000_000],
      }),
    );
    for (const all of [round, one])
      for (const length of sizes(cut(all))) expect(Math.abs(length - 40)).toBeLessThanOrEqual(6);
    const three = homesOf('P2', { streets: 1, houses: 3, at: 2 });
    const [small, ...others] = cut([...three, ...homes]);
    expect(small).toHaveLength(3);
    for (const length of sizes(others)) expect(Math.abs(length - 40)).toBeLessThanOrEqual(6);
  });
});
