import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Doors, noHouse } from '#shared/domain/field/door-columns.ts';
import { sides, splitByPolygon } from '#shared/domain/field/outline.ts';
import { noPlace } from '#shared/domain/voters/voter-file-columns.ts';
import { groundOf } from './ground.ts';
import { drawnGroup, noGroup } from './ground-protocol.ts';
import { spotsMax } from './map-view.ts';

type Home = {
  at: [lng: number, lat: number] | null;
  building: number;
  precinct?: number;
  street?: number;
  tried?: boolean;
};

const doorsOf = (homes: readonly Home[]): Doors => ({
  count: homes.length,
  door: Int32Array.from(homes, (_, at) => 1_000 + at),
  people: Uint16Array.from(homes, () => 2),
  lat: Int32Array.from(homes, ({ at }) => at?.[1] ?? noPlace),
  lng: Int32Array.from(homes, ({ at }) => at?.[0] ?? noPlace),
  building: Int32Array.from(homes, ({ building }) => building),
  street: Int32Array.from(homes, ({ street = 0 }) => street),
  streets: ['Canal Street', 'Mill Lane'],
  house: Int32Array.from(homes, () => noHouse),
  precinct: Int32Array.from(homes, ({ precinct = 0 }) => precinct),
  precincts: ['PA-01', 'PA-02'],
  attempted: Uint8Array.from(homes, ({ tried = false }) => Number(tried)),
  support: Uint8Array.from(homes, () => 0),
});
const world = { box: [-180e6, -90e6, 180e6, 90e6] as const, near: true, cell: 1_000 };
const town = [
  { at: [0, 0], building: 0 },
  { at: [0, 0], building: 0, tried: true },
  { at: [5_000, 0], building: 1, precinct: 1, street: 1, tried: true },
  { at: null, building: 2, precinct: 1, street: 1 },
] satisfies Home[];

describe('the ground', () => {
  it('says what all of it comes to, precinct by precinct', () => {
    const whole = groundOf(doorsOf(town)).whole();
    expect(whole).toMatchObject({ doors: 4, people: 8, placeless: 1, box: [0, 0, 5_000, 0] });
    expect(whole.precincts).toMatchObject([
      { precinct: 'PA-01', doors: 2, buildings: 1, placeless: 0, middle: [0, 0] },
      { precinct: 'PA-02', doors: 2, buildings: 0, placeless: 1, street: 'Mill Lane' },
    ]);
  });

  it('has no box and no outline where no door has a place', () => {
    const whole = groundOf(doorsOf([{ at: null, building: 0 }])).whole();
    expect(whole).toMatchObject({ box: null, precincts: [{ outline: [], middle: null }] });
  });

  it('shows a house number once, untried while one of its homes is', () => {
    const ground = groundOf(doorsOf(town));
    ground.plan([Int32Array.of(0, 1)]);
    ground.draw(Int32Array.of(2));
    expect(ground.view(world)).toEqual({
      is: 'spots',
      spots: [
        { at: [0, 0], doors: 2, people: 4, tried: false, group: 0 },
        { at: [5_000, 0], doors: 1, people: 2, tried: true, group: drawnGroup },
      ],
    });
    ground.draw(null);
    ground.plan([]);
    expect(ground.view({ ...world, box: [1, -1, 9_000, 1] })).toMatchObject({ spots: [{ group: noGroup }] });
  });

  it('shows density instead where there are too many: every door that has a place in one square', () => {
    const homes = Array.from(
      { length: spotsMax + 1 },
      (_, at): Home => ({ at: [(at % 100) * 500, Math.floor(at / 100) * 500], building: at }),
    );
    const shown = groundOf(doorsOf([...homes, { at: null, building: -1 }])).view(world);
    if (shown.is !== 'cells') throw new Error('No squares.');
    expect(shown.cells.reduce((sum, { doors }) => sum + doors, 0)).toBe(homes.length);
    expect(shown.most).toBe(4);
  });

  it('shows density of the same doors from far away', () => {
    const shown = groundOf(doorsOf(town)).view({ ...world, near: false });
    expect(shown).toMatchObject({
      most: 2,
      cells: [
        { west: 0, doors: 2 },
        { west: 5_000, doors: 1 },
      ],
    });
  });

  it('takes what is inside of a ring, and nothing that a planned turf has', () => {
    const ground = groundOf(doorsOf(town));
    const ring = [
      [-100, -100],
      [6_000, -100],
      [6_000, 100],
      [-100, 100],
    ] as const;
    expect([...(ground.inside(ring)?.members ?? [])]).toEqual([0, 1, 2]);
    ground.plan([Int32Array.of(2)]);
    expect([...(ground.inside(ring)?.members ?? [])]).toEqual([0, 1]);
    ground.plan([Int32Array.of(0, 1, 2)]);
    expect(ground.inside(ring)).toBeNull();
  });

  it('takes by a ring what the whole town is split into by it', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            at: fc.option(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }))),
            building: fc.integer({ min: 0, max: 12 }),
          }),
          { minLength: 1, maxLength: 60 },
        ),
        fc.array(fc.tuple(fc.integer({ min: -5, max: 55 }), fc.integer({ min: -5, max: 55 })), {
          minLength: 3,
          maxLength: 6,
        }),
        (homes, ring) => {
          const doors = doorsOf(homes);
          const split = splitByPolygon(doors, [ring]);
          const inside = [...homes.keys()].filter((at) => split[at] === sides.inside);
          expect([...(groundOf(doors).inside(ring)?.members ?? [])]).toEqual(inside);
        },
      ),
    ));

  it('knows what is left on each street, and takes whole streets', () => {
    const ground = groundOf(doorsOf(town));
    ground.plan([Int32Array.of(2)]);
    const streets = ground.streets();
    expect(streets).toMatchObject([
      { street: 'Canal Street', precinct: 'PA-01', doors: 2, left: 2 },
      { street: 'Mill Lane', precinct: 'PA-02', doors: 2, people: 4, left: 1 },
    ]);
    const mill = streets[1]?.key ?? -1;
    expect([...(ground.along([mill])?.members ?? [])]).toEqual([3]);
    expect(ground.along([])).toBeNull();
    expect([...ground.numbers(Int32Array.of(3))]).toEqual([1_003]);
  });

  it('says of how many buildings no turf holds all homes', () => {
    const tower = (building: number, homes: number) =>
      Array.from({ length: homes }, (): Home => ({ building, precinct: 0, at: [building * 500, 0] }));
    const ground = groundOf(
      doorsOf([...tower(1, 2_100), ...tower(2, 700), ...tower(3, 1_001), ...tower(4, 3)]),
    );
    const { groups, divided } = ground.cut(40, true);
    expect(divided).toBe(2);
    expect(groups.map(({ doors, single }) => [doors, single])).toEqual([
      [700, true],
      [700, true],
      [700, true],
      [700, true],
      [501, true],
      [500, true],
      [3, true],
    ]);
  });

  it('finds turfs again by the numbers of their doors, and says how many are not here any more', () => {
    const ground = groundOf(doorsOf(town));
    const numbers = (...at: number[]) => ground.numbers(Int32Array.from(at));
    const { groups, missing } = ground.found([
      numbers(3, 1),
      Int32Array.of(7, ...numbers(0)),
      Int32Array.of(7, 8),
      new Int32Array(0),
    ]);
    expect(groups.map((group) => group && [...group.members])).toEqual([[1, 3], [0], null, null]);
    expect(missing).toBe(3);
  });

  it('cuts every door that is left into exactly one turf, buildings whole', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            building: fc.integer({ min: 0, max: 30 }),
            precinct: fc.constantFrom(0, 1),
            lng: fc.integer({ min: 0, max: 20_000 }),
          }),
          { minLength: 1, maxLength: 120 },
        ),
        fc.integer({ min: 0, max: 40 }),
        (some, before) => {
          const homes = some.map(({ lng, ...home }): Home => ({ ...home, at: [lng, home.building * 50] }));
          const ground = groundOf(doorsOf(homes));
          const first = Int32Array.from(
            homes.flatMap(({ building }, at) => (building < before % 30 ? [at] : [])),
          );
          ground.plan([first]);
          const { groups, divided } = ground.cut(10, true);
          expect(divided).toBe(0);
          const members = groups.flatMap((group) => [...group.members]);
          expect([...first, ...members].toSorted((one, other) => one - other)).toEqual([...homes.keys()]);
          const turfOf = new Map<number, number>();
          groups.forEach((group, turf) => {
            for (const at of group.members) {
              const building = homes[at]?.building ?? -1;
              expect(turfOf.get(building) ?? turf).toBe(turf);
              turfOf.set(building, turf);
            }
          });
        },
      ),
      { numRuns: 40 },
    ));
});
