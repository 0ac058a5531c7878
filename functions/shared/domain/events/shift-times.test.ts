import { describe, expect, it } from 'vitest';
import { fitsTaken, placeShifts, placesLeft, shiftsMax, shiftsMovedBy } from './shift-times.ts';

const newYork = 'America/New_York';
const shift = (from: string, to: string) => ({ from, to });
const evening = shift('2027-03-13T18:00', '2027-03-13T20:00');

describe('shifts of an event', () => {
  it('are placed soonest first', () => {
    const late = shift('2027-03-13T20:00', '2027-03-13T21:00');
    expect(placeShifts(newYork, [late, evening])).toMatchObject({
      is: 'placed',
      shifts: [{ from: evening.from, starts_at: Date.parse('2027-03-13T23:00Z') }, { from: late.from }],
    });
  });

  it.each([
    [
      'at a skipped hour begin an hour later',
      '2027-03-14T02:30',
      '2027-03-14T04:00',
      '2027-03-14T03:30',
      0.5,
    ],
    [
      'over the night in March are an hour shorter',
      '2027-03-13T22:00',
      '2027-03-14T06:00',
      '2027-03-13T22:00',
      7,
    ],
    [
      'over the night in November are an hour longer',
      '2027-11-06T22:00',
      '2027-11-07T06:00',
      '2027-11-06T22:00',
      9,
    ],
  ])('%s', (_, from, to, shown, hours) => {
    const answer = placeShifts(newYork, [shift(from, to)]);
    if (answer.is !== 'placed') throw new Error(answer.problem);
    const [placed] = answer.shifts;
    expect(placed?.from).toBe(shown);
    expect(((placed?.ends_at ?? 0) - (placed?.starts_at ?? 0)) / 3_600_000).toBe(hours);
  });

  it('keep their wall times in another zone, at other instants', () => {
    const [east, central] = [newYork, 'America/Chicago'].map((zone) => placeShifts(zone, [evening]));
    if (east?.is !== 'placed' || central?.is !== 'placed') throw new Error('not placed');
    expect(central.shifts[0]).toMatchObject(evening);
    expect((central.shifts[0]?.starts_at ?? 0) - (east.shifts[0]?.starts_at ?? 0)).toBe(3_600_000);
  });

  it.each([
    ['none', []],
    ['tooMany', Array.from({ length: shiftsMax + 1 }, () => evening)],
    ['noTime', [shift('2027-02-30T18:00', '2027-02-30T20:00')]],
    ['noTime', [shift('<b>', '=1+1')]],
    ['ends', [shift('2027-03-13T18:00', '2027-03-13T18:00')]],
    ['ends', [shift('2027-03-13T18:00', '2027-03-13T17:00')]],
    // Half past two does not exist, so it is half past three, which is when this one begins.
    ['ends', [shift('2027-03-14T03:30', '2027-03-14T02:30')]],
    ['long', [shift('2027-03-13T18:00', '2027-03-15T18:00')]],
    ['apart', [evening, shift('2027-04-13T18:00', '2027-04-13T20:00')]],
  ])('have the problem %s', (problem, shifts) =>
    expect(placeShifts(newYork, shifts)).toEqual({ is: 'problem', problem }),
  );

  it('take as many as there may be', () => {
    const all = Array.from({ length: shiftsMax }, () => evening);
    expect(placeShifts(newYork, all).is).toBe('placed');
  });

  it('move by days, not by hours, over a change of clocks', () =>
    expect(shiftsMovedBy([evening], 7)).toEqual([shift('2027-03-20T18:00', '2027-03-20T20:00')]));
});

describe('capacity', () => {
  it.each([
    ['hard', 30, 30, true, 0],
    ['hard', 29, 30, false, 0],
    ['hard', 30, 0, true, 30],
    ['target', 29, 30, true, null],
    ['hard', null, 30, true, null],
  ] as const)('%s of %s with %i taken: fits %s, leaves %s', (capacity_kind, capacity, taken, fits, left) => {
    expect(fitsTaken({ capacity, capacity_kind }, taken)).toBe(fits);
    expect(placesLeft({ capacity, capacity_kind }, taken)).toBe(left);
  });
});
