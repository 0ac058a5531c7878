import { expect, test } from 'vitest';
import { hasHours, judgeMinutes, minutesOfDay } from './hand-hours.ts';
import { dayEntriesMax } from './hour-entry-kinds.ts';

const entry = (minutes: number, more: object = {}) => ({
  ...{ kind: 'manual' as const, state: 'counted' as const, minutes },
  ...more,
});
const judged = (there: Parameters<typeof judgeMinutes>[0], minutes: number, isOwn = false) => {
  const found = judgeMinutes(there, minutes, { isOwn });
  return 'refusal' in found ? found.refusal : found.state;
};

test.each([
  ['12 hours count', [], 720, 'counted'],
  ['a minute more waits', [], 721, 'waiting'],
  ['24 hours wait', [entry(1_000)], 440, 'waiting'],
  ['a minute more is refused', [entry(1_000)], 441, 'hours.dayFull'],
  ['what waits is counted in', [entry(1_000, { state: 'waiting' })], 441, 'hours.dayFull'],
  ['what was declined is not', [entry(1_000, { state: 'declined' })], 441, 'counted'],
  ['hours of before are of many days', [entry(6_000, { kind: 'opening' })], 60, 'counted'],
  ['less counts at once, however long the day', [entry(1_000)], -100, 'counted'],
  ['less than nothing is refused', [entry(60)], -61, 'hours.belowNothing'],
  ['all of it can go', [entry(60)], -60, 'counted'],
])('%s', (_, there, minutes, expected) => {
  expect(judged(there, minutes)).toBe(expected);
});

test('one’s own wait, and a day has so many entries and no more', () => {
  expect(judged([], 60, true)).toBe('waiting');
  const full = Array.from({ length: dayEntriesMax }, () => entry(1));
  expect([judged(full.slice(1), 1), judged(full, 1)]).toEqual(['counted', 'hours.manyEntries']);
});

test('a day knows what it has, written down or of a check-out', () => {
  const shift = entry(120, { kind: 'shift' });
  expect([minutesOfDay([shift, entry(30)]), hasHours([shift]), hasHours([])]).toEqual([150, true, false]);
});
