import { importBytesMax, importRowsMax } from '#shared/constants.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { isGarbled } from './decode.ts';
import { type FileRefusal, type TableRead, tableOf } from './read-table.ts';
import type { SheetLimits } from './xlsx/sheet-rows.ts';
import { XlsxError } from './xlsx/xlsx-refusal.ts';
import { openWorkbook, type Workbook } from './xlsx/xlsx-workbook.ts';

/** What a CSV file of the same rows may hold: as much text, and as many cells as fit beside it. */
export const sheetLimits: SheetLimits = {
  rows: importRowsMax,
  cells: 20_000_000,
  characters: importBytesMax,
};

export type SheetTable = { sheet: number; read: TableRead };
export type WorkbookFile = {
  sheets: Workbook['sheets'];
  table: (kind: ImportKind, sheet: number) => TableRead;
  /** The first sheet that holds a table; where none does, why the first is none. */
  first: (kind: ImportKind) => SheetTable;
};
type Opened = { is: 'workbook'; workbook: WorkbookFile } | { is: 'refused'; why: FileRefusal };

/** What a sheet is refused for that was never meant as a table, such as a cover sheet. */
const noTable: readonly FileRefusal[] = ['empty', 'no_header', 'no_rows', 'one_column'];
/** Sheets looked at for a table. */
const sheetsTried = 10;

function refusalIn(error: unknown): { is: 'refused'; why: FileRefusal } {
  if (error instanceof XlsxError) return { is: 'refused', why: error.why };
  throw error;
}

function tableIn(workbook: Workbook, kind: ImportKind, sheet: number, limits: SheetLimits): TableRead {
  try {
    const rows = workbook.rows(sheet);
    const width = rows[0]?.cells.length ?? 0;
    if (width * rows.length > limits.cells) return { is: 'refused', why: 'too_big' };
    // Blank cells at the end of a row are not in the file; a CSV row without them would count as too short.
    for (const { cells } of rows) while (cells.length < width) cells.push('');
    const garbled = rows.some(({ cells }) => cells.some(isGarbled));
    return tableOf(kind, rows, { encoding: 'utf-8', openQuote: null, garbled });
  } catch (error) {
    return refusalIn(error);
  }
}

/** An .xlsx file, of which one sheet at a time is read. */
export function readWorkbook(bytes: Uint8Array, limits = sheetLimits): Opened {
  try {
    const workbook = openWorkbook(bytes, limits);
    const { sheets } = workbook;
    if (sheets.length === 0) return { is: 'refused', why: 'empty' };
    const table = (kind: ImportKind, sheet: number) => tableIn(workbook, kind, sheet, limits);
    const order = [...sheets.keys()].sort(
      (one, other) => Number(sheets[one]?.hidden) - Number(sheets[other]?.hidden),
    );
    function first(kind: ImportKind): SheetTable {
      let refused: SheetTable | null = null;
      for (const sheet of order.slice(0, sheetsTried)) {
        const read = table(kind, sheet);
        if (read.is === 'table' || !noTable.includes(read.why)) return { sheet, read };
        refused ??= { sheet, read };
      }
      return refused ?? { sheet: 0, read: { is: 'refused', why: 'empty' } };
    }
    return { is: 'workbook', workbook: { sheets, table, first } };
  } catch (error) {
    return refusalIn(error);
  }
}
