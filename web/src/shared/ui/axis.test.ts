import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticksTo } from './axis.ts';

it.each([
  [1_659_000, 100, [0, 500_000, 1_000_000, 1_500_000, 2_000_000]],
  [100_000, 100, [0, 25_000, 50_000, 75_000, 100_000]],
  [100_001, 100, [0, 25_000, 50_000, 75_000, 100_000, 125_000]],
  [1_046_600, 100, [0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000]],
  [1_270_000, 100, [0, 500_000, 1_000_000, 1_500_000]],
  [5, 100, [0, 100, 200, 300]],
  [0, 1, [0, 1, 2, 3]],
  [9, 1, [0, 2, 4, 6, 8, 10]],
  [100, 1, [0, 25, 50, 75, 100]],
])('round steps up to %d in units of %d', (max, unit, expected) =>
  expect(ticksTo(max, unit)).toEqual(expected),
);

it('leaves at most a third of the height empty above the highest of its bars', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 1_000_000_000 }), fc.constantFrom(1, 100), (max, unit) => {
      fc.pre(max >= 20 * unit);
      const ticks = ticksTo(max, unit);
      const top = ticks.at(-1) ?? 0;
      expect(top).toBeGreaterThanOrEqual(max);
      expect(max / top).toBeGreaterThanOrEqual(2 / 3);
      expect(ticks.every((tick) => tick % unit === 0)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});
