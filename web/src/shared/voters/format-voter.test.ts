import { expect, test } from 'vitest';
import { formatStreet } from './format-voter.ts';

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
