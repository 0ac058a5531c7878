import { dueAttemptsMax } from '../../constants.ts';

const firstMs = 60_000;
const mostMs = 3_600_000;

/** Milliseconds until what failed is tried again: a minute, twice as long each time, an hour at most. Null: no more. */
export const retryAfterMs = (attempts: number): number | null =>
  attempts >= dueAttemptsMax ? null : Math.min(mostMs, firstMs * 2 ** Math.max(0, attempts - 1));
