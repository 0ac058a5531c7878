import { expect, it } from 'vitest';
import { parseBirthYear } from './birth-year.ts';

it.each<[string, number | '' | null]>([
  ['1980', 1980],
  [' 1980 ', 1980],
  ["'1980", 1980],
  ['1980-05-17', 1980],
  ['5/17/1980', 1980],
  ['May 17, 1980', 1980],
  ['1980-05-17T00:00:00.000Z', 1980],
  ['1890', 1890],
  ['2026', 2026],
  ['2027', null],
  ['1900-01-01', ''],
  ['1/1/1900', ''],
  ['1901', 1901],
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
  expect(parseBirthYear(cell, 2026)).toEqual(value === null ? { code: 'birth_year_bad' } : { value }),
);
