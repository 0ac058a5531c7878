import { describe, expect, test } from 'vitest';
import type { Condition } from './queries.ts';
import { displaced, fits, mergeMatches, mergeRows } from './rows.ts';

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
  test('an edit that takes a row out of the list takes it off the fetched pages', () => {
    const people = [...'abc'].map((id) => ({ id, totalHours: 30 }));
    const changed = new Map([
      ['b', { totalHours: 20 }],
      ['c', { totalHours: 21 }],
    ]);
    const over20 = [{ field: 'totalHours', is: '>', value: 20 } as const];
    expect(ids(mergeRows([], people, { ...nothing, changed }, over20))).toBe('ac');
  });
});

test('matches of several prefixes are one list by name, each once, without what is being deleted', () => {
  const found = rows('cabad');
  expect(ids(mergeMatches(found, ({ name }) => name, new Set(['d'])))).toBe('abc');
});

test.each<[string, Condition, boolean]>([
  ['the same flag', { field: 'is_donor', is: '==', value: false }, true],
  ['another flag', { field: 'is_donor', is: '==', value: true }, false],
  ['one of the skills', { field: 'skills', is: 'array-contains', value: 'Driving' }, true],
  ['none of the skills', { field: 'skills', is: 'array-contains', value: 'Design' }, false],
  ['more hours', { field: 'hours', is: '>', value: 20 }, true],
  ['just as many', { field: 'hours', is: '>', value: 21 }, false],
  ['at least as many', { field: 'hours', is: '>=', value: 21 }, true],
  ['a later day', { field: 'last', is: '>=', value: '2026-03-01' }, true],
  ['no day', { field: 'never', is: '>=', value: '2026-03-01' }, false],
  ['no such field', { field: 'missing', is: '>', value: 0 }, false],
])('a list holds a record as the database would: %s', (_, condition, expected) => {
  const record = { is_donor: false, skills: ['Driving'], hours: 21, last: '2026-03-09', never: null };
  expect(fits(record, [condition])).toBe(expected);
});
