import { expect, it } from 'vitest';
import { ticksTo } from './axis.ts';

it.each([
  [1_659_000, 100, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  [100_000, 100, [0, 25_000, 50_000, 75_000, 100_000]],
  [100_001, 100, [0, 50_000, 100_000, 150_000, 200_000]],
  [5, 100, [0, 100, 200, 300, 400]],
  [0, 1, [0, 1, 2, 3, 4]],
  [9, 1, [0, 5, 10, 15, 20]],
  [100, 1, [0, 25, 50, 75, 100]],
])('round steps up to %d in units of %d', (max, unit, expected) =>
  expect(ticksTo(max, unit)).toEqual(expected),
);
