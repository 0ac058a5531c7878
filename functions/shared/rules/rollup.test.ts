import { describe, expect, it } from 'vitest';
import { type Due, dueFor, type PartState, rollupWindow } from './rollup.ts';

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
  const small: PartState = { asOf: 50_000, entries: 10 };
  const large: PartState = { asOf: 50_000, entries: 10_000 };
  const cases: [string, PartState | null, number | null, number, Due][] = [
    ['a part never computed', null, 1, 2, { is: 'now' }],
    ['a change that the last reading saw', small, 50_000, 50_100, { is: 'included' }],
    ['a change one millisecond after the reading', small, 50_001, 50_100, { is: 'later', at: 51_000 }],
    ['a change of an unknown moment', small, null, 50_100, { is: 'later', at: 51_000 }],
    ['the last moment of the window', small, 50_500, 50_999, { is: 'later', at: 51_000 }],
    ['the end of the window', small, 50_500, 51_000, { is: 'now' }],
    ['a large part inside its longer window', large, 50_500, 59_999, { is: 'later', at: 60_000 }],
    ['a large part after its window', large, 50_500, 60_000, { is: 'now' }],
    ['a late event of a change long included', small, 1, 99_999, { is: 'included' }],
  ];
  it.each(cases)('%s', (_, part, changedAt, now, due) => {
    expect(dueFor(part, changedAt, now)).toEqual(due);
  });
});
