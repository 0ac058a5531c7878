import { describe, expect, test } from 'vitest';
import { readList, writeList } from './url.ts';

const spec = {
  sorts: ['name', 'total'],
  filters: { capacity: ['major', 'small'], skill: 'any' },
} as const;
const read = (query: string) => readList(new URLSearchParams(query), spec);

describe('the address of a list', () => {
  test.each([
    ['', { search: '', sort: 'name', filters: {} }],
    ['q=ana&sort=total', { search: 'ana', sort: 'total', filters: {} }],
    [
      'capacity=major&skill=Phone+banking',
      { search: '', sort: 'name', filters: { capacity: 'major', skill: 'Phone banking' } },
    ],
    ['sort=password&capacity=huge&other=1', { search: '', sort: 'name', filters: {} }],
    ['capacity=', { search: '', sort: 'name', filters: {} }],
  ])('%s is read', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test.each([
    ['', { search: 'ana' }, 'q=ana'],
    ['q=ana', { search: '' }, ''],
    ['', { sort: 'total' }, 'sort=total'],
    ['sort=total', { sort: 'name' }, ''],
    ['q=ana&sort=total', { filters: { capacity: 'major' } }, 'q=ana&sort=total&capacity=major'],
    ['capacity=major&skill=Driving', { filters: { skill: 'Driving', capacity: '' } }, 'skill=Driving'],
    ['q=a&capacity=major&tab=1', { search: '', filters: {} }, 'tab=1'],
  ] as const)('%s with %o becomes %s', (before, change, after) => {
    expect(writeList(new URLSearchParams(before), spec, change).toString()).toBe(after);
  });

  test('what is written is read again', () => {
    const state = { search: 'o’brien & co', sort: 'total', filters: { capacity: 'small' } } as const;
    expect(readList(writeList(new URLSearchParams(), spec, state), spec)).toEqual(state);
  });
});
