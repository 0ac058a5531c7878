import { expect, it } from 'vitest';
import { secondsLeft } from './cooldown.ts';

it.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 1_000, 59],
  [60_000, 59_999, 1],
  [60_000, 60_000, 0],
  [0, 99_999, 0],
])('until %i, at %i: %i seconds', (until, now, left) => expect(secondsLeft(until, now)).toBe(left));
