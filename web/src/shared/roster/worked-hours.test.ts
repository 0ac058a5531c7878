import { describe, expect, it } from 'vitest';
import { minutesIn, workedMinutes } from './worked-hours.ts';

const minute = 60_000;

describe('a check-out', () => {
  it('proposes hours from the start or the arrival, whichever is later', () => {
    expect(workedMinutes(0, 30 * minute, 157 * minute)).toBe(120);
    expect(workedMinutes(60 * minute, 30 * minute, 157 * minute)).toBe(90);
    expect(workedMinutes(0, 0, 1_000)).toBe(15);
    expect(workedMinutes(0, 0, 90 * 60 * minute)).toBe(1_440);
  });

  it('reads hours in every usual way, up to a day', () => {
    const read = ['2.5', '2,5', '2:30', ' 0 ', '24'].map(minutesIn);
    expect(read).toEqual([150, 150, 150, 0, 1_440]);
    for (const typed of ['', 'two', '-1', '24.1', '2:60']) expect(minutesIn(typed), typed).toBeNull();
  });
});
