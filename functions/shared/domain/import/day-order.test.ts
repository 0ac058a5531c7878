import { expect, test } from 'vitest';
import { dayOrderOf } from './day-order.ts';

test.each([
  [[], 'month first', 'plain'],
  [['2026-03-09', 'March 9, 2026', '9.3.2026', ''], 'month first', 'plain'],
  [['3/9/2026', '4-5-26'], 'month first', 'assumed'],
  [['3/9/2026', '3/25/2026'], 'month first', 'proved'],
  [['3/9/2026', '25/3/2026'], 'day first', 'proved'],
  [['3/25/2026', '25/3/2026'], 'month first', 'both'],
  [['99/99/2026'], 'month first', 'assumed'],
] as const)('%j: %s, %s', (cells, order, why) => {
  expect(dayOrderOf(cells)).toEqual({ order, why });
});
