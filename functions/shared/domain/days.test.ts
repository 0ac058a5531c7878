import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { daysBetween, lastMonths, monthOf, nextMonth, parseDay, today } from './days.ts';

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-3-9', '2026-03-09'],
  ['2026/03/09', '2026-03-09'],
  ['20260309', '2026-03-09'],
  ['2026-03-09 14:05', '2026-03-09'],
  ['2026-03-09 14:05:31.5 UTC', '2026-03-09'],
  ['2026-03-09T23:30:00-05:00', '2026-03-09'],
  ['2026-03-09T23:30:00.000Z', '2026-03-09'],
  ['3/9/2026', '2026-03-09'],
  ['03/09/26', '2026-03-09'],
  ['3/9/98', '1998-03-09'],
  ['3-9-2026', '2026-03-09'],
  ['3/9/2026, 2:05 PM', '2026-03-09'],
  ['3/9/2026 2:05:09 p.m. EST', '2026-03-09'],
  ['9.3.2026', '2026-03-09'],
  ['March 9, 2026', '2026-03-09'],
  ['Mon, Mar 9th 2026', '2026-03-09'],
  ['Monday March 9 2026 14:05', '2026-03-09'],
  ['9 March 2026', '2026-03-09'],
  ['9-Mar-26', '2026-03-09'],
  ['30 Sept 2026', '2026-09-30'],
  ['2/29/2024', '2024-02-29'],
])('%s is %s', (written, day) => {
  expect(parseDay(written)).toBe(day);
});

test.each([
  '',
  'soon',
  '2/29/2026',
  '13/9/2026',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '3/9',
  '3/9/202',
  '3/9-2026',
  '3/9/2026 banana',
  '1/1/1899',
  '12/31/9999',
  '45000',
  'Marble 9, 2026',
])('%j is no day', (written) => {
  expect(parseDay(written)).toBeNull();
});

describe('the order of numbers', () => {
  it('follows the column', () => {
    expect(parseDay('3/9/2026', 'day first')).toBe('2026-09-03');
    expect(parseDay('25/03/2026', 'day first')).toBe('2026-03-25');
    expect(parseDay('3/25/2026', 'day first')).toBeNull();
  });
  it('does not matter where the year leads or the month is a word', () => {
    expect(parseDay('2026-03-09', 'day first')).toBe('2026-03-09');
    expect(parseDay('Mar 9, 2026', 'day first')).toBe('2026-03-09');
  });
});

it('reads every day of every form back', () => {
  const day = fc.date({
    min: new Date('1969-01-01'),
    max: new Date('2068-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString();
      const [y, m, d] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const long = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      const medium = date.toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
      const short = date.toLocaleDateString('en-US', { dateStyle: 'short', timeZone: 'UTC' });
      const written = [iso, iso.slice(0, 10), `${m}/${d}/${y}`, `${d}.${m}.${y}`, long, medium, short];
      for (const form of written) expect(parseDay(form), form).toBe(iso.slice(0, 10));
      expect(parseDay(`${d}/${m}/${y}`, 'day first')).toBe(iso.slice(0, 10));
    }),
  );
});

describe('months', () => {
  it('are counted back over the turn of the year', () => {
    expect(lastMonths(new Date('2026-02-28T23:00:00Z'), 4)).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });
  it('follow one another', () => {
    expect(nextMonth('2026-11')).toBe('2026-12-01');
    expect(nextMonth('2026-12')).toBe('2027-01-01');
    expect(monthOf('2026-03-09')).toBe('2026-03');
  });
});

it('counts days over a change of clocks', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  expect(today(new Date('2026-03-09T23:59:59Z'))).toBe('2026-03-09');
});
