import { refuse } from './xlsx-refusal.ts';

/** A row that holds something, with its number in the spreadsheet. Blank cells at its end are left away. */
export type SheetRow = { row: number; cells: string[] };

/** Columns of the widest sheet. */
export const columnsMax = 16_384;

/** The column of `AB12`, counted from 0. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  if (column < 1 || column > columnsMax) refuse('workbook_damaged');
  return column - 1;
}

/** The row of `AB12`, counted from 1. */
export const rowOf = (reference: string): number =>
  Number(/\d+$/.exec(reference)?.[0] ?? refuse('workbook_damaged'));
