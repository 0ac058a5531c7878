/**
 * Rows that the list scrolls through at a time, a part of it. Browsers cut off what is higher than 17 (Firefox) or 33
 * (Chromium) million pixels, which a phone's rows are from 260,000 on; and no scroll bar hits one row of a million.
 */
export const partRows = 5_000;
/** Rows of one question to the worker: a window. */
export const windowRows = 200;
/** Rows beyond those in sight that are asked for too. */
const near = 40;

/** The first row, from 0, of the part that a row is in. */
export const partOf = (row: number): number => row - (row % partRows);
/** Rows of the part that begins at `first`. */
export const sizeOf = (first: number, total: number): number =>
  Math.max(0, Math.min(partRows, total - first));

/** The address names a part by its first row, from 1; '' for the first one. */
export const writePart = (row: number): string => (row < partRows ? '' : String(partOf(row) + 1));
export function readPart(written: string | undefined): number {
  const row = Number(written ?? 1) - 1;
  return Number.isSafeInteger(row) && row > 0 ? partOf(row) : 0;
}

/** The windows, from 0, of the rows from one to another of a part, and near them. */
export function windowsAt(from: number, to: number): { from: number; to: number } {
  const last = partRows / windowRows - 1;
  const at = (row: number) => Math.max(0, Math.min(last, Math.floor(row / windowRows)));
  return { from: at(from - near), to: at(to + near) };
}

/** Windows on each side of those in sight that are still shown when the answers change; others are asked for anew. */
const margin = 2;

/** What has to be asked: those that are missing, and of another moment's those that are worth having again. */
export function missingOf(
  { from, to }: { from: number; to: number },
  loaded: readonly number[],
  areNew: boolean,
): number[] {
  const visible = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (areNew) return visible.filter((window) => !loaded.includes(window));
  const again = loaded.filter((window) => window >= from - margin && window <= to + margin);
  return [...new Set([...visible, ...again])];
}

/** The rows of a part; undefined where a window has not come. */
export function rowsOf<T>(windows: ReadonlyMap<number, readonly T[]>, size: number): (T | undefined)[] {
  const rows = new Array<T | undefined>(size).fill(undefined);
  for (const [window, some] of windows)
    for (const [at, row] of some.entries()) {
      const place = window * windowRows + at;
      if (place < size) rows[place] = row;
    }
  return rows;
}
