import { byteOrderMark, csvLine } from '#shared/rules/import/cells.ts';
import { type List, type Reason, sentence, type Words } from './listed.ts';
import type { Checked } from './preview.ts';

const outcomes = {
  problems: 'rejected',
  left_out: 'left_out',
  duplicates: 'duplicate',
} as const satisfies Partial<Record<List, keyof Words['outcomes']>>;

/** A spreadsheet of everything that was not imported: row, column, cell, reason, one line each, in the file's order. */
export function problemsCsv({ listed }: Checked, words: Words): string[] {
  const lines = (['problems', 'left_out', 'duplicates'] as const).flatMap((list) =>
    listed[list].flatMap(({ row, reasons }) =>
      reasons.map((reason) => ({ row, reason, outcome: words.outcomes[outcomes[list]] })),
    ),
  );
  const sorted = lines.toSorted((one, other) => one.row - other.row);
  const header = [words.row, words.column, words.cell, words.reason, words.outcome];
  return [
    byteOrderMark + csvLine(header),
    ...sorted.map(({ row, reason, outcome }) =>
      csvLine([String(row), columnOf(reason, words), cellOf(reason), sentence(reason, words), outcome]),
    ),
  ];
}

/** The file's own name of the column, or the field where several columns make it. */
function columnOf(reason: Reason, words: Words): string {
  if (reason.is !== 'problem') return '';
  return reason.header || (reason.field === 'row' ? '' : words.field[reason.field]);
}

const cellOf = (reason: Reason): string => (reason.is === 'problem' ? reason.cell.trim() : '');
