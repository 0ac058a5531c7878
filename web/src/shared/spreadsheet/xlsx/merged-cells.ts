import { columnOf, rowOf, type SheetRow } from './cell-reference.ts';
import { refuse } from './xlsx-refusal.ts';

/** Merged cells: the first one's value is shown, whatever the others hold. Columns count from 0, rows from 1. */
export type MergedRange = { top: number; left: number; bottom: number; right: number };

/** Cells that may be looked at for all merged ranges; ranges of a real sheet do not overlap. */
const visitsMax = 20_000_000;

export function mergedRange(reference: string): MergedRange {
  const [from = '', to = from] = reference.split(':');
  return { top: rowOf(from), left: columnOf(from), bottom: rowOf(to), right: columnOf(to) };
}

/** The place of the first row with this number or a later one. */
function firstFrom(rows: readonly SheetRow[], row: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.row ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Takes the values of merged cells but the first away, and rows that hold nothing then. */
export function blankMerged(rows: SheetRow[], ranges: readonly MergedRange[]): SheetRow[] {
  if (ranges.length === 0) return rows;
  let visits = 0;
  for (const { top, left, bottom, right } of ranges) {
    for (let at = firstFrom(rows, top); at < rows.length; at++) {
      const { row, cells } = rows[at] ?? { row: Number.POSITIVE_INFINITY, cells: [] };
      if (row > bottom) break;
      const end = Math.min(right, cells.length - 1);
      visits += 1 + Math.max(0, end - left);
      if (visits > visitsMax) refuse('workbook_damaged');
      for (let column = left; column <= end; column++) if (row !== top || column !== left) cells[column] = '';
    }
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}
