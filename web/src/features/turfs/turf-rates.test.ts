import { expect, test } from 'vitest';
import { doorsAnHour, percentOf } from './turf-rates.ts';

test.each([
  [0, 0, null],
  [0, 40, 0],
  [1, 1_000, 1],
  [999, 1_000, 99],
  [1_000, 1_000, 100],
  [21, 40, 53],
])('%i of %i is %j percent', (part, of, percent) => expect(percentOf(part, of)).toBe(percent));

test.each([
  [0, 0, null],
  [0, 600_000, null],
  [9, 299_999, null],
  [10, 3_600_000, 10],
  [7, 1_800_000, 14],
  [1, 2_700_000, 1.3],
])('%i steps in %i ms are %j doors an hour', (steps, ms, doors) =>
  expect(doorsAnHour({ steps, ms })).toBe(doors),
);
