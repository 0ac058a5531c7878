import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callingHours } from '../phonebank/calling-hours.ts';
import { shiftDayOf, shiftDayStart } from './shift-day.ts';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;

test.each([
  ['the East, summer', '2026-07-10', '-04:00'],
  ['the East, winter', '2026-01-10', '-05:00'],
  ['Puerto Rico', '2026-07-10', '-04:00'],
  ['the middle, summer', '2026-07-10', '-05:00'],
  ['the middle, winter', '2026-12-31', '-06:00'],
  ['the mountains, winter', '2026-01-01', '-07:00'],
  ['the West, summer', '2026-10-31', '-07:00'],
  ['the West, winter', '2028-02-29', '-08:00'],
  ['Alaska, summer', '2026-07-10', '-08:00'],
  ['Alaska, winter', '2026-01-10', '-09:00'],
  ['the Aleutians, winter', '2026-01-10', '-10:00'],
  ['Hawaii', '2026-11-03', '-10:00'],
  ['Samoa', '2026-11-03', '-11:00'],
])('from the first to the last call of a day in %s it is that day', (_, day, zone) => {
  const [first, last] = [callingHours.from, callingHours.to].map((hour) =>
    Date.parse(`${day}T${clock(hour)}${zone}`),
  );
  expect([shiftDayOf(first ?? 0), shiftDayOf((last ?? 0) - 1)]).toEqual([day, day]);
});

test.each([
  ['2026-11-20T08:59:59.999Z', '2026-11-19', '2026-11-19T09:00:00.000Z'],
  ['2026-11-20T09:00:00.000Z', '2026-11-20', '2026-11-20T09:00:00.000Z'],
  ['2026-03-01T00:00:00.000Z', '2026-02-28', '2026-02-28T09:00:00.000Z'],
])('%s is of %s, which began at %s', (at, day, began) => {
  expect(shiftDayOf(Date.parse(at))).toBe(day);
  expect(new Date(shiftDayStart(Date.parse(at))).toISOString()).toBe(began);
});

test('a day begins with its first moment, and as many days before it as are asked for', () => {
  const moment = fc.integer({ min: 0, max: 4_102_444_800_000 });
  fc.assert(
    fc.property(moment, fc.nat(20), (at, before) => {
      const start = shiftDayStart(at, before);
      expect(shiftDayOf(start)).toBe(shiftDayOf(at - before * 86_400_000));
      expect(shiftDayOf(start - 1) < shiftDayOf(start)).toBe(true);
      expect(start).toBeLessThanOrEqual(at - before * 86_400_000);
    }),
  );
});
