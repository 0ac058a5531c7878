import { expect, test } from 'vitest';
import { letter } from './letter.ts';

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
