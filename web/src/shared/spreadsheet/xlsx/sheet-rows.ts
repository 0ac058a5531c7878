import { columnOf, columnsMax, type SheetRow } from './cell-reference.ts';
import { formattedText, isoText, unescaped } from './cell-text.ts';
import { blankMerged, type MergedRange, mergedRange } from './merged-cells.ts';
import type { NumberFormat } from './number-formats.ts';
import { refuse } from './xlsx-refusal.ts';
import { readXml } from './xml-events.ts';

export type SheetLimits = {
  /** Rows that hold something, the header apart. */
  rows: number;
  /** Cells in all, the blank ones before others counted. */
  cells: number;
  characters: number;
};
export type SheetContext = {
  strings: readonly string[];
  formats: readonly NumberFormat[];
  is1904: boolean;
};

const rowsOfSheet = 1_048_576;

type Cell = { column: number; type: string; style: number; value: string | null; formula: string | null };

/** What a cell shows. A formula is its stored value; one that was never calculated is its text, which imports flag. */
function textOf(cell: Cell, { strings, formats, is1904 }: SheetContext): string {
  const { type, value, formula } = cell;
  if (value === null) return formula === null ? '' : `=${formula}`;
  switch (type) {
    case 's':
      return /^\d+$/.test(value) ? (strings[Number(value)] ?? refuse('workbook_damaged')) : '';
    case 'str':
    case 'inlineStr':
      return unescaped(value);
    case 'b':
      return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    case 'd':
      return isoText(value);
    case 'e':
      return value;
    default:
      return value === '' ? '' : formattedText(value, formats[cell.style], is1904);
  }
}

/** The rows of a sheet. The size that the sheet says it has is not looked at. */
export function readSheetRows(
  chunks: Iterable<string>,
  context: SheetContext,
  limits: SheetLimits,
): SheetRow[] {
  const rows: SheetRow[] = [];
  const merged: MergedRange[] = [];
  let row = 0;
  let cells: string[] = [];
  let column = 0;
  let cell: Cell | null = null;
  let reading: 'value' | 'formula' | 'inline' | null = null;
  let isReading = false;
  let total = 0;
  let characters = 0;

  function beginRow(number: string | undefined): void {
    const next = number === undefined ? row + 1 : Number(number);
    if (!Number.isInteger(next) || next <= row || next > rowsOfSheet) refuse('workbook_damaged');
    row = next;
    cells = [];
    column = 0;
  }

  function endCell(ended: Cell): void {
    const text = textOf(ended, context);
    if (text.trim() === '') return;
    characters += text.length;
    if (characters > limits.characters) refuse('too_big');
    while (cells.length < ended.column) cells.push('');
    cells[ended.column] = text;
  }

  function endRow(): void {
    if (cells.length === 0) return;
    total += cells.length;
    if (total > limits.cells) refuse('too_big');
    if (rows.length > limits.rows) refuse('too_many_rows');
    rows.push({ row, cells });
    cells = [];
  }

  readXml(chunks, {
    open(name, attributes) {
      if (name === 'c') {
        const { r, t, s } = attributes();
        column = r ? columnOf(r) : column;
        if (column >= columnsMax) refuse('workbook_damaged');
        cell = { column, type: t ?? 'n', style: s ? Number(s) : 0, value: null, formula: null };
        column += 1;
      } else if (name === 'v' && cell) {
        reading = 'value';
        cell.value = '';
      } else if (name === 'f' && cell) {
        reading = 'formula';
        cell.formula = '';
      } else if (name === 'rPh') isReading = true;
      else if (name === 't' && cell && !isReading) {
        reading = 'inline';
        cell.value ??= '';
      } else if (name === 'row') beginRow(attributes().r);
      else if (name === 'mergeCell') merged.push(mergedRange(attributes().ref ?? ''));
    },
    text(text) {
      if (!cell || !reading) return;
      if (reading === 'formula') cell.formula += text;
      else cell.value += text;
    },
    close(name) {
      if (name === 'v' || name === 'f' || name === 't') reading = null;
      else if (name === 'rPh') isReading = false;
      else if (name === 'c' && cell) {
        endCell(cell);
        cell = null;
      } else if (name === 'row') endRow();
    },
  });
  return blankMerged(rows, merged);
}

/** Whether a sheet holds anything. Reads no further than the first cell that does. */
export function hasText(chunks: Iterable<string>): boolean {
  let found = false;
  let isCell = false;
  readXml(chunks, {
    open(name) {
      if (name === 'c') isCell = true;
    },
    text(text) {
      if (isCell && text.trim() !== '') found = true;
    },
    close(name) {
      if (name === 'c') isCell = false;
    },
    isDone: () => found,
  });
  return found;
}
