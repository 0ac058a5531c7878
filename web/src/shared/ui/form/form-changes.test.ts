import { expect, test } from 'vitest';
import { localDay } from './days.ts';
import { changesOf } from './form-changes.ts';

const record = { id: '1', name: 'Ana', email: null, skills: ['Driving'], total: 5 };

test.each([
  [{ name: 'Ana', email: null, skills: ['Driving'] }, {}],
  [{ name: 'Anna', email: null }, { name: 'Anna' }],
  [{ email: 'ana@example.org' }, { email: 'ana@example.org' }],
  [{ skills: ['Driving', 'Hosting'] }, { skills: ['Driving', 'Hosting'] }],
  [{ skills: [] }, { skills: [] }],
])('an edit to %j writes %j', (after, changes) => {
  expect(changesOf(record, after)).toEqual(changes);
});

test('today is the day of the person who asks, whatever it is in Greenwich', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 10, 30, 0, 1))).toBe('2026-11-30');
});
