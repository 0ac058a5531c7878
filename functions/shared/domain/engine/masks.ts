/** Which rows are meant: a byte for each, 1 or 0. */
export type Mask = Uint8Array;

const spare: Mask[] = [];
const spareMax = 6;

/** An empty mask. Those that were given back are used again: a megabyte for each search would be collected late. */
export function maskOf(rows: number, filled: 0 | 1 = 0): Mask {
  const at = spare.findIndex(({ length }) => length === rows);
  const [mask = new Uint8Array(rows)] = at < 0 ? [] : spare.splice(at, 1);
  return mask.fill(filled);
}

export function giveBack(mask: Mask): void {
  if (spare.length < spareMax) spare.push(mask);
}
/** Lets all go: the next file has another number of rows. */
export const dropSpare = (): void => void spare.splice(0);

/** The same bytes four at a time: 0 where none of them is 1. Those beyond the last four are not in it. */
export const foursOf = (mask: Mask): Uint32Array =>
  new Uint32Array(mask.buffer, mask.byteOffset, mask.length >>> 2);

export function countOf(mask: Mask): number {
  let count = 0;
  for (let row = 0; row < mask.length; row += 1) count += mask[row] ?? 0;
  return count;
}
