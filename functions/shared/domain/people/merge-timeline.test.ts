import { expect, it } from 'vitest';
import { mergeTimeline, type TimelinePart } from './merge-timeline.ts';

type Item = { id: string; at: number };
const ready = (name: string, ats: readonly number[], hasMore = false): TimelinePart<Item> => ({
  name,
  is: 'ready',
  items: ats.map((at) => ({ id: `${name}${at}`, at })),
  hasMore,
});
const ids = (parts: readonly TimelinePart<Item>[]) => mergeTimeline(parts).items.map(({ id }) => id);

it('merges areas by time, newest first', () => {
  expect(ids([ready('a', [9, 4]), ready('b', [7, 1])])).toEqual(['a9', 'b7', 'a4', 'b1']);
});

it('orders what happened at once by area and id', () => {
  expect(ids([ready('b', [5]), ready('a', [5, 5])])).toEqual(['a5', 'a5', 'b5']);
});

it('ends where an area has older items that are not read yet', () => {
  expect(ids([ready('a', [9, 8], true), ready('b', [10, 3])])).toEqual(['b10', 'a9', 'a8']);
  expect(mergeTimeline([ready('a', [9, 8], true), ready('b', [3])]).hasMore).toBe(true);
});

it('ends at the latest of several ends', () => {
  expect(ids([ready('a', [9, 2], true), ready('b', [8, 6], true)])).toEqual(['a9', 'b8', 'b6']);
});

it('shows all when every area is read to its end', () => {
  expect(mergeTimeline([ready('a', [9]), ready('b', [])])).toMatchObject({
    hasMore: false,
    isLoading: false,
  });
});

it('shows an area that fails as missing, and the others all the same', () => {
  const merged = mergeTimeline([ready('a', [2]), { name: 'b', is: 'missing' }]);
  expect(merged).toMatchObject({ items: [{ id: 'a2' }], missing: ['b'], isLoading: false });
});

it('shows what is there while another area loads', () => {
  const merged = mergeTimeline([ready('a', [2]), { name: 'b', is: 'loading' }]);
  expect(merged).toMatchObject({ items: [{ id: 'a2' }], missing: [], isLoading: true });
});

it('has nothing when there are no areas', () => {
  expect(mergeTimeline([])).toEqual({ items: [], missing: [], isLoading: false, hasMore: false });
});
