import type { Mask } from './masks.ts';

/** Some rows of the file in its order: the first `count` of `list`. A test looks only at those that the one before it left. */
export type Rows = { list: Uint32Array; count: number };

let spare: Uint32Array | null = null;

/** The rows whose byte in a mask is `value`. The list is used again, 4 MB for a million: give it back with `letGo`. */
export function rowsIn(mask: Mask, value: 0 | 1): Rows {
  const list = spare?.length === mask.length ? spare : new Uint32Array(mask.length);
  spare = null;
  let count = 0;
  for (let row = 0; row < mask.length; row += 1) {
    list[count] = row;
    count += Number(mask[row] === value);
  }
  return { list, count };
}
export function letGo({ list }: Rows): void {
  spare = list;
}

/** Leaves only the rows whose number stands for a 1 in `table`. */
export function keepCodes(rows: Rows, codes: ArrayLike<number>, table: ArrayLike<number>): void {
  const { list, count } = rows;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const row = list[at] ?? 0;
    list[kept] = row;
    kept += table[codes[row] ?? 0] ?? 0;
  }
  rows.count = kept;
}

/** Leaves only the rows whose number is within both ends. */
export function keepRange(rows: Rows, numbers: ArrayLike<number>, from: number, to: number): void {
  const { list, count } = rows;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const row = list[at] ?? 0;
    const value = numbers[row] ?? 0;
    list[kept] = row;
    kept += Number(value >= from) & Number(value <= to);
  }
  rows.count = kept;
}

/** Leaves only the rows of which `fits` says so. */
export function keepIf(rows: Rows, fits: (row: number) => boolean): void {
  const { list, count } = rows;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const row = list[at] ?? 0;
    list[kept] = row;
    kept += Number(fits(row));
  }
  rows.count = kept;
}

export function setIn(mask: Mask, { list, count }: Rows, value: 0 | 1): void {
  for (let at = 0; at < count; at += 1) mask[list[at] ?? 0] = value;
}
