import { expect, it } from 'vitest';
import { retryAfterMs } from './retry.ts';

it('waits twice as long each time, an hour at most, and gives up in the end', () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => retryAfterMs(attempts));
  expect(minutes.map((ms) => ms && ms / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 60, null]);
});
