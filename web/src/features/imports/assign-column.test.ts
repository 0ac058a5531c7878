import { describe, expect, it } from 'vitest';
import { assign } from './assign-column.ts';

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
