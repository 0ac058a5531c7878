import { headerKey } from '#shared/domain/import/headers.ts';

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Names that more than one column has, as first written. */
export function repeatedIn(headers: readonly string[]): string[] {
  const keys = headers.map(headerKey);
  return headers.filter(
    (_, at) =>
      keys[at] !== '' && keys.indexOf(keys[at] ?? '') === at && keys.lastIndexOf(keys[at] ?? '') > at,
  );
}

/** Empty columns at the end of the header are no columns. */
export function trimEnd(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1).map((cell) => cell.trim());
}
