import { describe, expect, test } from 'vitest';
import { displacedRows, fits, mergeMatches } from './list-rows.ts';
import type { Condition } from './queries.ts';

const rows = (ids: string) => [...ids].map((id) => ({ id, name: id.toUpperCase() }));
const ids = (found: { id: string }[]) => found.map(({ id }) => id).join('');

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
    expect(ids(displacedRows(rows(before), rows(after)))).toBe(expected);
  });
});

test('matches of several prefixes are one list by name, each once', () => {
  expect(ids(mergeMatches(rows('cabad'), ({ name }) => name))).toBe('abcd');
});

test.each<[string, Condition, boolean]>([
  ['the same flag', { field: 'is_donor', is: '==', value: false }, true],
  ['another flag', { field: 'is_donor', is: '==', value: true }, false],
  ['one of the skills', { field: 'skills', is: 'array-contains', value: 'Driving' }, true],
  ['none of the skills', { field: 'skills', is: 'array-contains', value: 'Design' }, false],
  ['another status', { field: 'status', is: '!=', value: 'new' }, true],
  ['that status', { field: 'status', is: '!=', value: 'active' }, false],
  ['no status', { field: 'never', is: '!=', value: 'new' }, false],
  ['any of the skills', { field: 'skills', is: 'array-contains-any', value: ['Design', 'Driving'] }, true],
  ['not any of the skills', { field: 'skills', is: 'array-contains-any', value: ['Design'] }, false],
  ['any of nothing', { field: 'missing', is: 'array-contains-any', value: ['Design'] }, false],
  ['one of several', { field: 'status', is: 'in', value: ['new', 'active'] }, true],
  ['none of several', { field: 'status', is: 'in', value: ['new', 'gone'] }, false],
  ['none of nothing', { field: 'missing', is: 'in', value: ['active'] }, false],
  ['more hours', { field: 'hours', is: '>', value: 20 }, true],
  ['just as many', { field: 'hours', is: '>', value: 21 }, false],
  ['at least as many', { field: 'hours', is: '>=', value: 21 }, true],
  ['a later day', { field: 'last', is: '>=', value: '2026-03-01' }, true],
  ['an earlier day', { field: 'last', is: '<', value: '2026-12-31' }, true],
  ['no earlier day', { field: 'last', is: '<', value: '2026-03-01' }, false],
  ['no day before another', { field: 'never', is: '<', value: '2026-03-01' }, false],
  ['no day', { field: 'never', is: '>=', value: '2026-03-01' }, false],
  ['no such field', { field: 'missing', is: '>', value: 0 }, false],
])('a list holds a record as the database would: %s', (_, condition, expected) => {
  const record = {
    is_donor: false,
    status: 'active',
    skills: ['Driving'],
    hours: 21,
    last: '2026-03-09',
    never: null,
  };
  expect(fits(record, [condition])).toBe(expected);
});
