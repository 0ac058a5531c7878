import { expect, it } from 'vitest';
import { dayInMonth, monthsOf, stepped, weeksOf } from './calendar-view.ts';

it('draws a month in whole weeks from Sunday to Saturday', () => {
  expect(weeksOf('2027-03').map(([first]) => first)).toEqual([
    '2027-02-28',
    '2027-03-07',
    '2027-03-14',
    '2027-03-21',
    '2027-03-28',
  ]);
  // A February of four weeks exactly.
  expect(weeksOf('2026-02')).toHaveLength(4);
  for (const week of weeksOf('2027-05')) expect(week).toHaveLength(7);
});

it('moves by months to a date that there is', () => {
  expect(dayInMonth('2027-01-31', 1)).toBe('2027-02-28');
  expect(dayInMonth('2027-01-15', -1)).toBe('2026-12-15');
  expect(stepped({ view: 'week', day: '2027-03-10' }, 1)).toBe('2027-03-17');
  expect(stepped({ view: 'agenda', day: '2027-03-10' }, -1)).toBe('2027-02-01');
});

it('reads three months for a grid and twelve at most for a list', () => {
  expect(monthsOf({ view: 'month', day: '2027-01-10' })).toEqual({ from: '2026-12', count: 3 });
  expect(monthsOf({ view: 'agenda', day: '2027-01-10' })).toEqual({ from: '2026-12', count: 12 });
});
