import { expect, it } from 'vitest';
import { shiftsToFill, shortOf } from './month-entry.ts';

it('counts shifts with less than half of their people, and none without a number', () => {
  const shift = (capacity: number | null, taken: number) => ({ capacity, taken });
  expect(shortOf([shift(10, 4), shift(10, 5), shift(9, 4), shift(null, 0), shift(1, 1)])).toBe(2);
});

it('warns in the week before an event, while it is on and not over', () => {
  const now = Date.parse('2027-03-01T12:00Z');
  const day = 24 * 60 * 60_000;
  const event = { state: 'published' as const, starts: now + 7 * day, ends: now + 8 * day, short: 2 };
  expect(shiftsToFill(event, now)).toBe(2);
  expect(shiftsToFill({ ...event, starts: event.starts + 1 }, now)).toBe(0);
  expect(shiftsToFill({ ...event, state: 'cancelled' }, now)).toBe(0);
  expect(shiftsToFill({ ...event, state: 'draft' }, now)).toBe(0);
  expect(shiftsToFill({ ...event, starts: now - 2 * day, ends: now }, now)).toBe(0);
});
