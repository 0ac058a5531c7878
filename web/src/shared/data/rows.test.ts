import { describe, expect, test } from 'vitest';
import { displaced, mergeMatches, mergeRows } from './rows.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id, name: id.toUpperCase() }));
const ids = (found: { id: string }[]) => found.map(({ id }) => id).join('');
const nothing = { deleted: new Set<string>(), changed: new Map<string, object>() };

describe('rows that a full live page pushed off its end', () => {
  test.each([
    ['one came in at the top', 'abcd', 'xabc', 'd'],
    ['two came in, one in the middle', 'abcd', 'xayb', 'cd'],
    ['nothing changed', 'abcd', 'abcd', ''],
    ['one was deleted and the next came up', 'abcd', 'acde', ''],
    ['the last was deleted and the next came up', 'abcd', 'abce', ''],
    ['all are others', 'abcd', 'wxyz', ''],
    ['there was nothing before', '', 'abcd', ''],
  ])('%s', (_, before, after, expected) => {
    expect(ids(displaced(rows(before), rows(after)))).toBe(expected);
  });
});

describe('pages as one list', () => {
  test('a row that is on two pages is shown once, as the live page has it', () => {
    const live = [{ id: 'a', name: 'live' }];
    expect(mergeRows(live, rows('ab'), nothing)).toEqual([...live, { id: 'b', name: 'B' }]);
  });
  test('a row that is being deleted is on no page', () => {
    expect(ids(mergeRows(rows('ab'), rows('cd'), { ...nothing, deleted: new Set(['b', 'c']) }))).toBe('ad');
  });
  test('an edit of this device shows on the fetched pages, and the live page knows better', () => {
    const changed = new Map([
      ['a', { name: 'edited' }],
      ['c', { name: 'edited' }],
    ]);
    const names = mergeRows(rows('a'), rows('bc'), { ...nothing, changed }).map(({ name }) => name);
    expect(names).toEqual(['A', 'B', 'edited']);
  });
});

test('matches of several prefixes are one list by name, each once, without what is being deleted', () => {
  const found = rows('cabad');
  expect(ids(mergeMatches(found, ({ name }) => name, new Set(['d'])))).toBe('abc');
});
