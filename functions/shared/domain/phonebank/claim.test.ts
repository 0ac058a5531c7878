import { expect, it } from 'vitest';
import { type Claim, calledLate, claimed, lastCallOf, lockedElsewhereUntil, reclaimed } from './claim.ts';
import { lockMs } from './list.ts';

const now = Date.parse('2026-10-20T15:00:00Z');
const locked: Claim = { list_id: 'one', until: now + lockMs, called_at: now - 100, reported_at: 0 };
const free: Claim = { ...locked, until: 0, reported_at: now - 10 };

it.each<[string, Claim | null, string, number | null]>([
  ['nobody knows of', null, 'two', null],
  ['another list has', locked, 'two', now + lockMs],
  ['the same list has', locked, 'one', null],
  ['was called', free, 'two', null],
  ['was held until now', { ...locked, until: now }, 'two', null],
])('a voter whom %s', (_, claim, list, until) => expect(lockedElsewhereUntil(claim, list, now)).toBe(until));

it('remembers the last call through any number of holdings', () => {
  expect(lastCallOf(null)).toBe(0);
  const again = claimed(claimed(free, 'two', now), 'three', now + 1);
  expect(again).toEqual({ list_id: 'three', until: now + 1, called_at: now - 10, reported_at: 0 });
  expect(lastCallOf(again)).toBe(now - 10);
});

it('a late report leaves another list’s voter with it, and is known', () => {
  const otherList = calledLate(locked, 'two', now);
  expect(otherList).toMatchObject({ list_id: 'one', until: locked.until });
  expect(lastCallOf(otherList)).toBe(now);
  for (const before of [null, { ...locked, until: now - 1 }]) {
    const ownList = calledLate(before, 'one', now);
    expect(lockedElsewhereUntil(ownList, 'two', now)).toBeNull();
    expect(lastCallOf(ownList)).toBe(now);
  }
});

it('a report that is taken back leaves the call before it', () => {
  const back = reclaimed({ ...free, until: 0 }, 'one', now + lockMs);
  expect(lockedElsewhereUntil(back, 'two', now)).toBe(now + lockMs);
  expect(lastCallOf(back)).toBe(now - 100);
  expect(lastCallOf(reclaimed(free, 'two', now + lockMs))).toBe(now - 10);
});
