import { describe, expect, it } from 'vitest';
import { attemptLimits } from '../../constants.ts';
import { formatWait, stillCounted, waitOf } from './attempt-limits.ts';

const now = Date.UTC(2026, 2, 9);
const minute = 60_000;
const ago = (...minutes: number[]) => minutes.map((each) => now - each * minute);

describe('the wait', () => {
  it('is none for four failures, and until the first of five is a quarter of an hour old', () => {
    expect(waitOf(ago(4, 3, 2, 1), attemptLimits, now)).toBe(0);
    expect(waitOf(ago(5, 4, 3, 2, 1), attemptLimits, now)).toBe(10 * minute);
    expect(waitOf(ago(15, 4, 3, 2, 1), attemptLimits, now)).toBe(0);
  });

  it('is for the newest five where there are more', () => {
    expect(waitOf(ago(14, 5, 4, 3, 2, 1), attemptLimits, now)).toBe(10 * minute);
  });

  it('is a day from the first of fifty', () => {
    const spread = ago(...Array.from({ length: 50 }, (_, at) => 1_000 - at * 20));
    expect(waitOf(spread.slice(1), attemptLimits, now)).toBe(0);
    expect(waitOf(spread, attemptLimits, now)).toBe(440 * minute);
  });

  it('forgets what is older than a day, and sorts the rest', () => {
    expect(stillCounted(ago(1, 1_441, 5, 1_440), attemptLimits, now)).toEqual(ago(5, 1));
  });

  it.each([
    [1, '1 minute'],
    [minute, '1 minute'],
    [minute + 1, '2 minutes'],
    [14 * minute, '14 minutes'],
    [90 * minute, '90 minutes'],
    [91 * minute, '2 hours'],
    [24 * 60 * minute, '24 hours'],
  ])('of %d ms is %s', (ms, expected) => {
    expect(formatWait(ms)).toBe(expected);
  });
});
