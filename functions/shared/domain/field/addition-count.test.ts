import { expect, it } from 'vitest';
import { additionsPerDay, countAfter } from './addition-count.ts';

const noon = Date.UTC(2026, 9, 1, 12);
const hour = 3_600_000;

it('starts at one', () => {
  expect(countAfter(null, noon)).toBe(1);
});

it('counts on during a day and starts again on the next', () => {
  expect(countAfter({ count: 7, at: noon }, noon + 11 * hour)).toBe(8);
  expect(countAfter({ count: 7, at: noon }, noon + 12 * hour)).toBe(1);
});

it('counts on where the clock of the device is behind', () => {
  expect(countAfter({ count: 7, at: noon }, noon - 24 * hour)).toBe(8);
});

it('ends at the limit of a day, and only for that day', () => {
  expect(countAfter({ count: additionsPerDay - 1, at: noon }, noon)).toBe(additionsPerDay);
  expect(countAfter({ count: additionsPerDay, at: noon }, noon)).toBeNull();
  expect(countAfter({ count: additionsPerDay, at: noon }, noon + 12 * hour)).toBe(1);
});
