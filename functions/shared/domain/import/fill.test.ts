import { describe, expect, it } from 'vitest';
import { fillChanges } from './fill.ts';

const record = {
  name: 'Ana',
  email: null,
  phone: '+15035550100',
  capacity: 'unknown',
  skills: [],
  totalHours: 0,
};
const full = { ...record, email: 'ana@example.org', capacity: 'mid', skills: ['Phones'], totalHours: 4 };

describe('what a row changes', () => {
  it.each([
    ['a blank is filled', record, { email: 'ana@example.org' }, { email: 'ana@example.org' }],
    ['an unknown capacity is filled', record, { capacity: 'major' }, { capacity: 'major' }],
    ['no skills are filled', record, { skills: ['Canvassing'] }, { skills: ['Canvassing'] }],
    ['no hours are filled', record, { totalHours: 3 }, { totalHours: 3 }],
    ['a value stays', full, { email: 'other@example.org', capacity: 'small', totalHours: 9 }, {}],
    ['the same value is no change', full, { email: 'ana@example.org', skills: ['Phones'] }, {}],
  ])('%s', (_, before, row, changes) => {
    expect(fillChanges(before, row, false)).toEqual(changes);
  });

  it.each([
    ['a value is replaced', { email: 'new@example.org' }, { email: 'new@example.org' }],
    ['a list is replaced whole', { skills: ['Driving'] }, { skills: ['Driving'] }],
    ['a blank cell overwrites nothing', { email: null, capacity: 'unknown', skills: [], totalHours: 0 }, {}],
    ['the same value is no change', { name: 'Ana', totalHours: 4 }, {}],
  ])('when replacing, %s', (_, row, changes) => {
    expect(fillChanges(full, row, true)).toEqual(changes);
  });
});
