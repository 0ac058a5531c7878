import type { Mask } from './masks.ts';

/**
 * Some rows of the file in its order: the first `count` of `from`. A test looks only at those that the one before it left,
 * and writes whom it leaves into `list`, which `from` is from then on.
 */
export type Rows = { from: Uint32Array; list: Uint32Array; count: number };

let spare: Uint32Array | null = null;
let each: Uint32Array | null = null;

function listOf(rows: number): Uint32Array {
  const list = spare?.length === rows ? spare : new Uint32Array(rows);
  spare = null;
  return list;
}
/** A loop: `from` takes ten times as long. */
export function inOrder(rows: number): Uint32Array {
  const list = new Uint32Array(rows);
  for (let row = 0; row < rows; row += 1) list[row] = row;
  return list;
}
/** All rows; they are written down once, 4 MB for a million. The list is used again: give it back with `letGo`. */
export function allRows(rows: number): Rows {
  if (each?.length !== rows) each = inOrder(rows);
  return { from: each, list: listOf(rows), count: rows };
}
/** The rows whose byte in a mask is `value`. */
export function rowsIn(mask: Mask, value: 0 | 1): Rows {
  const list = listOf(mask.length);
  let count = 0;
  for (let row = 0; row < mask.length; row += 1) {
    list[count] = row;
    count += Number(mask[row] === value);
  }
  return { from: list, list, count };
}
export function letGo({ list }: Rows): void {
  spare = list;
}

function left(rows: Rows, count: number): void {
  rows.from = rows.list;
  rows.count = count;
}

/** Leaves only the rows whose number stands for a 1 in `table`. */
export function keepCodes(rows: Rows, codes: ArrayLike<number>, table: Uint8Array): void {
  const { from, list, count } = rows;
  let write = 0;
  // The first test of a segment takes longest: it need not look up which rows there are.
  if (count === list.length)
    for (let row = 0; row < count; row += 1) {
      list[write] = row;
      write += table[codes[row] ?? 0] ?? 0;
    }
  else
    for (let at = 0; at < count; at += 1) {
      const row = from[at] ?? 0;
      list[write] = row;
      write += table[codes[row] ?? 0] ?? 0;
    }
  left(rows, write);
}

/** Leaves only the rows whose number is within both ends; and those that have none, 0, where `unknown` says so. */
export function keepRange(
  rows: Rows,
  numbers: ArrayLike<number>,
  first: number,
  last: number,
  unknown = false,
): void {
  const { from, list, count } = rows;
  const orNone = Number(unknown);
  let write = 0;
  for (let at = 0; at < count; at += 1) {
    const row = from[at] ?? 0;
    const value = numbers[row] ?? 0;
    list[write] = row;
    write += (Number(value >= first) & Number(value <= last)) | (orNone & Number(value === 0));
  }
  left(rows, write);
}

/** Leaves only the rows of a mask. */
export function keepMarked(rows: Rows, mask: Mask): void {
  const { from, list, count } = rows;
  let write = 0;
  for (let at = 0; at < count; at += 1) {
    const row = from[at] ?? 0;
    list[write] = row;
    write += mask[row] ?? 0;
  }
  left(rows, write);
}

/** Leaves only the rows of which `fits` says so: a call for each, so only for what a table or a range cannot tell. */
export function keepIf(rows: Rows, fits: (row: number) => boolean): void {
  const { from, list, count } = rows;
  let write = 0;
  for (let at = 0; at < count; at += 1) {
    const row = from[at] ?? 0;
    list[write] = row;
    write += Number(fits(row));
  }
  left(rows, write);
}

export function setIn(mask: Mask, { from, count }: Rows, value: 0 | 1): void {
  if (count === mask.length) mask.fill(value);
  else for (let at = 0; at < count; at += 1) mask[from[at] ?? 0] = value;
}
