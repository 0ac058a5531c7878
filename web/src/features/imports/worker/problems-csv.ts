import { byteOrderMark, csvLine } from '#shared/domain/import/cells.ts';
import type { Checked } from './check-file.ts';
import { type List, type Reason, type ReasonTexts, sentence } from './listed-rows.ts';

const outcomes = {
  problems: 'rejected',
  left_out: 'left_out',
  duplicates: 'duplicate',
  others: 'other',
} as const satisfies Partial<Record<List, keyof ReasonTexts['outcomes']>>;

/** A spreadsheet of everything that was not imported: row, column, cell, reason, one line each, in the file's order. */
export function problemsCsv({ listed }: Checked, texts: ReasonTexts): string[] {
  const lines = (['problems', 'left_out', 'duplicates', 'others'] as const).flatMap((list) =>
    listed[list].flatMap(({ row, reasons }) =>
      reasons.map((reason) => ({ row, reason, outcome: texts.outcomes[outcomes[list]] })),
    ),
  );
  const sorted = lines.toSorted((one, other) => one.row - other.row);
  const header = [texts.row, texts.column, texts.cell, texts.reason, texts.outcome];
  return [
    byteOrderMark + csvLine(header),
    ...sorted.map(({ row, reason, outcome }) =>
      csvLine([String(row), columnOf(reason, texts), cellOf(reason), sentence(reason, texts), outcome]),
    ),
  ];
}

/** The file's own name of the column, or the field where several columns make it. */
function columnOf(reason: Reason, texts: ReasonTexts): string {
  if (reason.is !== 'problem') return '';
  return reason.header || (reason.field === 'row' ? '' : texts.field[reason.field]);
}

const cellOf = (reason: Reason): string => (reason.is === 'problem' ? reason.cell.trim() : '');
