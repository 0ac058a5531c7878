import { birthYears } from '../people/people-limits.ts';
import { withoutApostrophe } from './cells.ts';
import type { Parsed } from './row-problems.ts';

/** The year of `1980`, `1980-05-17` or `5/17/1980`. Of a day nothing else is taken: a card has no use for it. */
export function parseBirthYear(cell: string): Parsed<number> {
  const written = withoutApostrophe(cell);
  const years = written.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
  const year = Number(years[0]);
  const isYear = years.length === 1 && year >= birthYears.min && year <= birthYears.max;
  return isYear ? { value: year } : { code: 'date_bad' };
}
