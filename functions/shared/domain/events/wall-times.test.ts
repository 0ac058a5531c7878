import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { wallIn } from '../work/zoned-time.ts';
import { clockChange, instantOf, isEventZone, isWallTime, movedBy, shownTime } from './wall-times.ts';

const newYork = 'America/New_York';
const utc = (zone: string, wall: string) => new Date(instantOf(zone, wall)).toISOString().slice(0, 16);

describe('a wall time in its zone', () => {
  it.each([
    [newYork, '2027-03-13T18:00', '2027-03-13T23:00'],
    // 18:00 stays 18:00 on the day on which clocks go forward, an hour earlier for the rest of the world.
    [newYork, '2027-03-14T18:00', '2027-03-14T22:00'],
    [newYork, '2027-03-14T01:59', '2027-03-14T06:59'],
    [newYork, '2027-03-14T02:30', '2027-03-14T07:30'],
    [newYork, '2027-03-14T03:30', '2027-03-14T07:30'],
    [newYork, '2027-11-07T01:30', '2027-11-07T05:30'],
    [newYork, '2027-11-07T02:00', '2027-11-07T07:00'],
    ['America/Phoenix', '2027-03-14T02:30', '2027-03-14T09:30'],
    ['America/Chicago', '2027-03-14T18:00', '2027-03-14T23:00'],
    ['Pacific/Honolulu', '2027-12-31T23:30', '2028-01-01T09:30'],
    ['Australia/Lord_Howe', '2027-10-03T02:15', '2027-10-02T15:45'],
  ])('in %s, %s is %s in UTC', (zone, wall, expected) => expect(utc(zone, wall)).toBe(expected));

  it.each([
    ['2027-03-14T02:30', { is: 'skipped', shown: '2027-03-14T03:30' }],
    ['2027-03-14T02:00', { is: 'skipped', shown: '2027-03-14T03:00' }],
    ['2027-03-14T03:00', null],
    ['2027-11-07T01:00', { is: 'twice' }],
    ['2027-11-07T01:59', { is: 'twice' }],
    ['2027-11-07T02:00', null],
    ['2027-07-04T02:30', null],
  ])('says what is special about %s: %j', (wall, expected) =>
    expect(clockChange(newYork, wall)).toEqual(expected),
  );

  it('is what clocks show at its instant, in any zone and night', () => {
    const zones = [newYork, 'America/Los_Angeles', 'America/Phoenix', 'Asia/Kolkata', 'Australia/Lord_Howe'];
    const wallTimes = fc
      .tuple(fc.integer({ min: 0, max: 3_650 }), fc.integer({ min: 0, max: 1_439 }))
      .map(([days, minutes]) => {
        const clock = new Date(minutes * 60_000).toISOString().slice(11, 16);
        return `${addDays('2026-01-01', days)}T${clock}`;
      });
    fc.assert(
      fc.property(fc.constantFrom(...zones), wallTimes, (zone, wall) => {
        const shown = shownTime(zone, wall);
        expect(wallIn(zone, instantOf(zone, wall))).toBe(shown);
        expect(shownTime(zone, shown)).toBe(shown);
        expect(shown >= wall).toBe(true);
        expect(shown === wall || clockChange(zone, wall)?.is === 'skipped').toBe(true);
      }),
    );
  });

  it('keeps its time of day on another day', () => {
    expect(movedBy('2027-02-28T18:00', 1)).toBe('2027-03-01T18:00');
    expect(movedBy('2027-03-01T00:05', -1)).toBe('2027-02-28T00:05');
  });

  it.each(['2027-02-29T18:00', '2027-13-01T18:00', '2027-01-01T24:00', '2027-01-01 18:00', '=1+1', ''])(
    'is not %j',
    (value) => expect(isWallTime(value)).toBe(false),
  );

  it.each([
    [newYork, true],
    ['America/Argentina/Buenos_Aires', true],
    ['UTC', true],
    ['+05:00', false],
    ['America/Gotham', false],
    ['../../etc/passwd', false],
    ['', false],
    ['A'.repeat(1_000_000), false],
  ])('takes zone %.40s: %s', (zone, isTaken) => expect(isEventZone(zone)).toBe(isTaken));
});
