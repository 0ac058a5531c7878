import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';
import { CallError } from './error-messages.ts';

test.each([
  ['unavailable', 1, 1_000],
  ['unavailable', 4, 8_000],
  ['unavailable', 9, 30_000],
  ['unavailable', 10, null],
  ['internal', 3, 4_000],
  ['internal', 4, null],
  ['permission-denied', 1, null],
  ['invalid-argument', 1, null],
])('after %s, attempt %d, the next comes in %s ms', (code, attempt, ms) => {
  expect(backoff(new CallError(code, 'No.'), attempt)).toBe(ms);
});
