import { describe, expect, it } from 'vitest';
import { hourMs } from '#shared/domain/phonebank/list.ts';
import type { Caller } from '../data.ts';
import { latestFirst, percentOf, perHour, perHourOf } from './call-rates.ts';

const caller = (calls: number, active_ms: number, last_at = 0): Caller => ({
  ...{ id: `one_${last_at}`, list_id: 'one', uid: 'ana', name: 'Ana', voters: [], has: null, has_until: 0 },
  ...{ packet: null, hour: { from: 0, given: 0 }, calls, reached: 0, first_at: 0, last_at, active_ms },
});

describe('calls an hour', () => {
  it.each([
    [35, hourMs, 35],
    [7, hourMs / 2, 14],
    [2, hourMs / 11, null],
    [0, 0, null],
  ])('%i calls in %i ms are %s', (calls, active, rate) => expect(perHour(calls, active)).toBe(rate));

  it('of several callers is for each hour of one of them', () =>
    expect(perHourOf([caller(30, hourMs), caller(10, hourMs), caller(1, 0)])).toBe(20.5));
});

it('percent of nothing is nothing', () => {
  expect(percentOf(1, 3)).toBe(33);
  expect(percentOf(0, 0)).toBeNull();
});

it('who called last stands first', () =>
  expect(latestFirst([caller(1, 1, 5), caller(1, 1, 9)]).map(({ last_at }) => last_at)).toEqual([9, 5]));
