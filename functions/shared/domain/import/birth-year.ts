import { birthYears } from '../people/people-limits.ts';
import { withoutApostrophe } from './cells.ts';
import type { Parsed } from './row-problems.ts';

/** What systems write where they do not know it, mostly as January 1. */
const placeholder = 1900;

/** The year of `1980`, `1980-05-17` or `5/17/1980`; '' where it says nothing. Of a day nothing else is taken. */
export function parseBirthYear(cell: string, thisYear = new Date().getFullYear()): Parsed<number | ''> {
  const written = withoutApostrophe(cell);
  const years = written.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
  const year = Number(years[0]);
  if (years.length !== 1) return { code: 'birth_year_bad' };
  if (year === placeholder) return { value: '' };
  const isYear = year >= birthYears.min && year <= Math.min(birthYears.max, thisYear);
  return isYear ? { value: year } : { code: 'birth_year_bad' };
}
