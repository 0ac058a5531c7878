import { describe, expect, it } from 'vitest';
import { type Due, dueFor, isNewer, type MetricState, type ReadingTime, rollupWindow } from './rollup.ts';

describe('the window between two recomputations', () => {
  it.each([
    { entries: 0, window: 1_000 },
    { entries: 9_999, window: 1_000 },
    { entries: 10_000, window: 10_000 },
    { entries: 1_000_000, window: 10_000 },
  ])('is $window ms when $entries entries are read', ({ entries, window }) => {
    expect(rollupWindow(entries)).toBe(window);
  });
});

describe('when to recompute', () => {
  const small: MetricState = { asOf: 50_000, entries: 10, day: null };
  const large: MetricState = { asOf: 50_000, entries: 10_000, day: null };
  const midnight = Date.parse('2026-11-21');
  const lookingBack: MetricState = { asOf: midnight - 100, entries: 10, day: '2026-11-20' };
  const cases: [string, MetricState | null, number | null, number, Due][] = [
    ['a part never computed', null, 1, 2, { is: 'now' }],
    ['a change that the last reading saw', small, 50_000, 50_100, { is: 'included' }],
    ['a change one millisecond after the reading', small, 50_001, 50_100, { is: 'later', at: 51_000 }],
    ['a change of an unknown moment', small, null, 50_100, { is: 'later', at: 51_000 }],
    ['the last moment of the window', small, 50_500, 50_999, { is: 'later', at: 51_000 }],
    ['the end of the window', small, 50_500, 51_000, { is: 'now' }],
    ['a large part inside its longer window', large, 50_500, 59_999, { is: 'later', at: 60_000 }],
    ['a large part after its window', large, 50_500, 60_000, { is: 'now' }],
    ['a late event of a change long included', small, 1, 99_999, { is: 'included' }],
    ['a part of this very day', lookingBack, midnight - 1, midnight - 1, { is: 'later', at: midnight + 900 }],
    ['a part of yesterday, whatever it saw', lookingBack, midnight - 200, midnight, { is: 'now' }],
  ];
  it.each(cases)('%s', (_, part, changedAt, now, due) => {
    expect(dueFor(part, changedAt, now)).toEqual(due);
  });
});

describe('a reading takes the place of what is written', () => {
  const made = (asOf: string, day: string | null): ReadingTime => ({ asOf, day });
  it.each<[string, ReadingTime, ReadingTime | null, boolean]>([
    ['where nothing is', made('1', null), null, true],
    ['made later', made('2', null), made('1', null), true],
    ['made at the same moment', made('1', null), made('1', null), false],
    ['made before', made('1', '2026-11-20'), made('2', '2026-11-20'), false],
    ['made later for the same day', made('2', '2026-11-20'), made('1', '2026-11-20'), true],
    ['for a later day, though made before', made('1', '2026-11-21'), made('2', '2026-11-20'), true],
    ['for an earlier day, though made later', made('3', '2026-11-20'), made('2', '2026-11-21'), false],
    ['for a day, where none was said', made('1', '2026-11-20'), made('2', null), true],
  ])('%s', (_, reading, written, does) => {
    expect(isNewer(reading, written)).toBe(does);
  });
});
