import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';
import type { Table } from '../../../shared/spreadsheet/read-table.ts';
import type { Checked } from './check-file.ts';
import { type Listed, type Reason, type ReasonTexts, type ServerRefusal, sentence } from './listed-rows.ts';

/** Every row that was not imported, in the file's order: by the check, or later by the server. */
function refusedRows({ listed }: Checked, later: readonly ServerRefusal[]): Map<number, readonly Reason[]> {
  const before = [...listed.problems, ...listed.duplicates];
  const after: Listed[] = later.map(({ row, why }) => ({
    row,
    subject: '',
    reasons: [{ is: 'server', why }],
  }));
  return new Map([...before, ...after].map(({ row, reasons }) => [row, reasons]));
}

/**
 * A spreadsheet of the refused rows with the reason of each, then the cells as they were. Its columns keep
 * their names, so that it can be mended and imported as it is; a cell's formula is made harmless.
 */
export function refusedCsv(
  table: Table,
  checked: Checked,
  later: readonly ServerRefusal[],
  texts: ReasonTexts,
): string[] {
  const refused = refusedRows(checked, later);
  const parts = [byteOrderMark, csvLine([texts.row, texts.reason, ...table.headers])];
  for (const { row, cells } of table.lines) {
    const reasons = refused.get(row);
    if (!reasons) continue;
    const why = reasons.map((reason) => sentence(reason, texts)).join(' ');
    parts.push(csvLine([String(row), why, ...cells.map((cell) => cell.trim())]));
  }
  return parts;
}
