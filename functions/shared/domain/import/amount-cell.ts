import { parseMoney } from '../money.ts';
import { isFormula, withoutApostrophe } from './cells.ts';
import type { Mapping } from './headers.ts';

/** Where a row's amount stands. */
export type AmountCell = { field: 'amount' | 'amount_cents'; cell: string; column: number };

/** Cells that say nothing but zero. One in which anything else stands is not skipped, for it may be the amount. */
const isZero = ({ cell }: AmountCell): boolean =>
  !isFormula(cell) && parseMoney(withoutApostrophe(cell)) === 0;

/**
 * The cell that holds the amount: of all columns that may, the first that is filled and not zero, those in dollars before those
 * in cents. A row of zeros has its first one; a blank row none.
 */
export function amountCell(cells: readonly string[], mapping: Mapping): AmountCell | null {
  const filled = (['amount', 'amount_cents'] as const).flatMap((field) =>
    mapping.flatMap((one, column) => {
      const cell = cells[column] ?? '';
      return one === field && cell.trim() ? [{ field, cell, column }] : [];
    }),
  );
  return filled.find((one) => !isZero(one)) ?? filled[0] ?? null;
}
