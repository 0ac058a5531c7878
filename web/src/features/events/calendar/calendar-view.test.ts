import { expect, it } from 'vitest';
import { eventMonthsMax, monthEventsMax } from '#shared/collections/event-months.ts';
import { goalMeasures } from '#shared/collections/goals.ts';
import { addDays, addMonths, monthOf } from '#shared/domain/days.ts';
import { dayInMonth, hasLater, spanOf, stepped, weeksOf } from './calendar-view.ts';

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

it('shows whole weeks of a month, and reads the months whose events reach into them', () => {
  expect(spanOf({ view: 'month', day: '2027-01-10' }, 0)).toEqual({
    ...{ from: '2026-12-27', to: '2027-02-06' },
    months: { first: '2026-12', count: 3 },
  });
  expect(spanOf({ view: 'week', day: '2027-01-27' }, 0)).toEqual({
    ...{ from: '2027-01-24', to: '2027-01-30' },
    months: { first: '2027-01', count: 1 },
  });
});

it('begins an agenda with two months, and reads later ones when they are asked for, twelve at most', () => {
  // An event of fourteen days may have begun in the month before.
  const early = spanOf({ view: 'agenda', day: '2027-01-10' }, 0);
  expect(early).toEqual({
    ...{ from: '2027-01-10', to: '2027-02-28' },
    months: { first: '2026-12', count: 3 },
  });
  const late = spanOf({ view: 'agenda', day: '2027-01-20' }, 0);
  expect(late.months).toEqual({ first: '2027-01', count: 2 });
  let more = 0;
  while (hasLater(spanOf({ view: 'agenda', day: '2027-01-10' }, more))) more += 1;
  expect(spanOf({ view: 'agenda', day: '2027-01-10' }, more).months).toEqual({ first: '2026-12', count: 11 });
});

it('lists a year of events', () => {
  expect(spanOf({ view: 'list', day: '2027-01-10' }, 0)).toEqual({
    ...{ from: '2027-01-10', to: '2027-11-30' },
    months: { first: '2026-12', count: 12 },
  });
});

it('reads an agenda of 2,000 events in twelve documents at most, whatever day of the year it begins with', () => {
  // A month's events are one document, and a year of them holds that many.
  expect(2_000 / eventMonthsMax).toBeLessThanOrEqual(monthEventsMax);
  const [settings, profile] = [1, 1];
  for (let day = '2027-01-01'; day < '2028-01-01'; day = addDays(day, 1)) {
    const { from, to, months } = spanOf({ view: 'agenda', day }, 0);
    let scheduled = 1;
    while (addMonths(monthOf(addDays(from, -1)), scheduled) <= monthOf(to)) scheduled += 1;
    const reads = months.count + scheduled + settings + profile + goalMeasures.length;
    expect(reads, day).toBeLessThanOrEqual(12);
  }
});
