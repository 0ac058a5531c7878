import { describe, expect, it, test } from 'vitest';
import { assign, letter } from './mapping.ts';

describe('giving a column a field', () => {
  it('takes it from the column that had it', () => {
    expect(assign('donors', ['name', 'email', null], 2, 'email')).toEqual(['name', null, 'email']);
  });
  it('leaves it with both where the field takes many', () => {
    expect(assign('volunteers', ['name', 'skills', null], 2, 'skills')).toEqual(['name', 'skills', 'skills']);
  });
  it('leaves a column out', () => {
    expect(assign('donors', ['name', 'email', null], 1, null)).toEqual(['name', null, null]);
  });
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %d is %s', (column, name) => {
  expect(letter(column)).toBe(name);
});
