import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayIn, earliestAnywhere, isTimeZone, zonedTime } from './zoned-time.ts';

const iso = (at: number) => new Date(at).toISOString().slice(0, 16);

// Clocks go forward at 2:00 on March 14, 2027 and back at 2:00 on November 7 in New York.
it.each([
  ['America/New_York', '2026-11-27', 540, '2026-11-27T14:00'],
  ['America/New_York', '2027-03-13', 540, '2027-03-13T14:00'],
  ['America/New_York', '2027-03-14', 540, '2027-03-14T13:00'],
  ['America/New_York', '2027-03-14', 150, '2027-03-14T07:30'],
  ['America/New_York', '2027-11-07', 90, '2027-11-07T05:30'],
  ['America/New_York', '2027-11-07', 540, '2027-11-07T14:00'],
  ['America/Phoenix', '2027-07-01', 540, '2027-07-01T16:00'],
  ['Pacific/Kiritimati', '2027-01-01', 0, '2026-12-31T10:00'],
  ['Pacific/Apia', '2027-01-01', 0, '2026-12-31T11:00'],
  ['Asia/Kolkata', '2027-01-01', 480, '2027-01-01T02:30'],
])('finds the moment in %s on %s, %i minutes after midnight', (zone, day, minutes, expected) =>
  expect(iso(zonedTime(zone, day, minutes))).toBe(expected),
);

it('is never before the first clock on Earth, and shows the day that was asked for', () => {
  const zones = fc.constantFrom(
    'America/New_York',
    'Pacific/Honolulu',
    'Australia/Lord_Howe',
    'Europe/Madrid',
  );
  const days = fc
    .integer({ min: 0, max: 5_000 })
    .map((days) => iso(Date.UTC(2024, 0, 1 + days)).slice(0, 10));
  fc.assert(
    fc.property(zones, days, fc.integer({ min: 0, max: 1_439 }), (zone, day, minutes) => {
      const at = zonedTime(zone, day, minutes);
      expect(dayIn(zone, at)).toBe(day);
      expect(at).toBeGreaterThanOrEqual(earliestAnywhere(day, minutes));
    }),
    { numRuns: 300 },
  );
});

it('knows zones from what is none', () => {
  expect(isTimeZone('Europe/Madrid')).toBe(true);
  expect(isTimeZone('x'.repeat(64))).toBe(false);
});
