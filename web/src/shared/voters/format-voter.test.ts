import '../text/voter-search/en.ts';
import { expect, test } from 'vitest';
import { electionName, formatStreet } from './format-voter.ts';

test.each([
  ['Apt 4', '12 Oak St, Apt 4'],
  ['20', '12 Oak St, #20'],
  ['4B', '12 Oak St, #4B'],
  ['B2', '12 Oak St, #B2'],
  ['2nd Floor', '12 Oak St, 2nd Floor'],
  ['Rear', '12 Oak St, Rear'],
  ['', '12 Oak St'],
])('a door whose unit is %j is called %j', (unit, expected) => {
  expect(formatStreet({ house: '12', street: 'Oak St', unit })).toBe(expected);
});

test('a unit without a street stays as it is', () => {
  expect(formatStreet({ house: '', street: '', unit: '4B' })).toBe('4B');
});

test('elections of one kind and year are told apart by what their keys say of the day', () => {
  const elections = ['P202408', 'P20240402', 'G202411'].map((key) => ({
    key,
    kind: key.startsWith('P') ? ('primary' as const) : ('general' as const),
    year: 2024,
  }));
  const names = elections.map(({ key }) => electionName(key, elections));
  expect(names[0]).toMatch(/^Primary 2024 \(Aug\w* 2024\)$/);
  expect(names[1]).toMatch(/^Primary 2024 \(.*2.*2024\)$/);
  expect(names[2]).toBe('General 2024');
});
