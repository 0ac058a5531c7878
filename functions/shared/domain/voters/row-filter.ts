import { headerKey } from '../import/headers.ts';
import { memoize } from './memoize.ts';
import { raceColumnOf } from './race-headers.ts';

/** Rows of one district or of several: those whose cell under a header is one of some values. */
export type RowFilter = { header: string; values: readonly string[] };

export const filtersMax = 5;
export const filterValuesMax = 2_000;

/** `07`, `7` and `7.0` are one district, as are `Wake` and `WAKE `. */
export const filterKey = (cell: string): string => {
  const text = cell.trim().toLowerCase().replace(/\s+/g, ' ');
  return /^\d+(?:\.0+)?$/.test(text) ? String(Number(text)) : text;
};

/** Values as somebody types or pastes them: by comma, semicolon, or line. */
export const filterValuesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n\t]+/)
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  ),
];

/** Filters by race or ethnicity are none: rows are taken by district, and a remembered one may be older than that rule. */
export const filtersWithoutRace = (filters: readonly RowFilter[]): RowFilter[] =>
  filters.filter(({ header }) => raceColumnOf(header) === null);

const isGiven = ({ values }: RowFilter): boolean => values.length > 0;
export const givenFilters = (filters: readonly RowFilter[]): RowFilter[] =>
  filtersWithoutRace(filters).filter(isGiven);

/** The columns by which rows can be filtered: each with a name once, and none of race or ethnicity. */
export const filterHeaders = (headers: readonly string[]): string[] =>
  [...new Set(headers)].filter((header) => header !== '' && raceColumnOf(header) === null);

/** The filters whose column a file does not have. */
export function filtersWithoutColumn(filters: readonly RowFilter[], headers: readonly string[]): RowFilter[] {
  const keys = new Set(headers.map(headerKey));
  return givenFilters(filters).filter(({ header }) => !keys.has(headerKey(header)));
}

/** Whether a row passes all of the filters. */
export function rowFilterOf(
  filters: readonly RowFilter[],
  headers: readonly string[],
): (cells: readonly string[]) => boolean {
  const keys = headers.map(headerKey);
  const tests = givenFilters(filters).map(({ header, values }) => {
    const column = keys.indexOf(headerKey(header));
    const accepted = new Set(values.map(filterKey));
    return { column, fits: memoize((cell) => accepted.has(filterKey(cell))) };
  });
  return (cells) => tests.every(({ column, fits }) => fits(cells[column] ?? ''));
}
