import { expect, it } from 'vitest';
import { arrivalOf } from './sheet-time.ts';

const utc = { zone: 'UTC' };
const shift = (from: string, to: string) => ({ from: `2026-10-${from}`, to: `2026-10-${to}` });
const at = (wall: string) => Date.parse(`2026-10-${wall}Z`);

it('takes a time on a sheet for the day on which the shift begins', () => {
  expect(arrivalOf(utc, shift('10T18:00', '10T20:00'), '18:05')).toBe(at('10T18:05'));
  expect(arrivalOf(utc, shift('10T18:00', '10T20:00'), '00:30')).toBe(at('10T00:30'));
  expect(arrivalOf(utc, shift('10T18:00', '10T20:00'), '25:00')).toBeNull();
});

it('takes a time after midnight for the night of a shift across it', () => {
  const night = { from: '2026-10-31T22:00', to: '2026-11-01T02:00' };
  expect(arrivalOf(utc, night, '00:30')).toBe(Date.parse('2026-11-01T00:30Z'));
  expect(arrivalOf(utc, night, '21:45')).toBe(at('31T21:45'));
});
