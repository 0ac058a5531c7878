import type { CallTarget } from '../../domain/phonebank/target.ts';
import { carriedNow } from '../../domain/voters/carried-values.ts';
import { RefusedError } from '../../refusals.ts';
import { columnsFor, type Reading } from '../voters/columns-for.ts';

/** Refuses people who carry a column that may not appear on calls, or that the file does not have. One read where any does. */
export async function requireCallColumns(reading: Reading, targets: readonly CallTarget[]): Promise<void> {
  const carried = targets.flatMap(({ own = [] }) => own);
  if (carried.length === 0) return;
  const allowed = new Set((await columnsFor(reading, 'calls')).map(({ id }) => id));
  const refused = carried.find(({ column }) => !allowed.has(column));
  if (refused) throw new RefusedError('phonebank.columnUse', { column: refused.name });
}

/**
 * Somebody as they are given to a caller: without columns that were removed, or lost their permission, since the list was made.
 * One read where they carry any.
 */
export async function withCallColumns(reading: Reading, target: CallTarget): Promise<CallTarget> {
  if (!target.own) return target;
  return { ...target, own: carriedNow(target.own, await columnsFor(reading, 'calls')) };
}
