import { expect, it } from 'vitest';
import { parseBirthYear } from './birth-year.ts';

it.each<[string, number | null]>([
  ['1980', 1980],
  [' 1980 ', 1980],
  ["'1980", 1980],
  ['1980-05-17', 1980],
  ['5/17/1980', 1980],
  ['May 17, 1980', 1980],
  ['1980-05-17T00:00:00.000Z', 1980],
  ['1890', 1890],
  ['2030', 2030],
  ['1889', null],
  ['2031', null],
  ['5/17/80', null],
  ['19800517', null],
  ['46', null],
  ['1980 or 1981', null],
  ['-1980', 1980],
  ['9'.repeat(100_000), null],
  ['unknown', null],
])('reads %s as a year of birth', (cell, value) =>
  expect(parseBirthYear(cell)).toEqual(value === null ? { code: 'date_bad' } : { value }),
);
