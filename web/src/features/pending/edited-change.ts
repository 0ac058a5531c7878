import type { Operation } from '../../shared/data/journal/index.ts';

type Written = Exclude<Operation, { operation: 'delete' }>;
type GiftData = Extract<Written, { table: 'donations' }>['data'];

const othersOf = ({ shares = [] }: GiftData): number =>
  shares.slice(1).reduce((sum, { cents }) => sum + cents, 0);

/** Whether a field of a change follows from another one, and cannot be typed by itself: of a shared gift the amount. */
export const isBound = (operation: Written, field: string): boolean =>
  operation.table === 'donations' && field === 'amount' && (operation.data.shares ?? []).length > 0;

/** A change with what was typed anew, and what counts of its gift then: what had gone back of it still has. */
export function editedData(operation: Written, changes: Record<string, unknown>): Record<string, unknown> {
  const data = { ...operation.data, ...changes };
  if (operation.table !== 'donations' || operation.operation !== 'create') return data;
  const { amount = 0, counted = amount, status } = operation.data;
  const others = othersOf(operation.data);
  const returned = status === 'completed' ? amount - counted - others : 0;
  const now = { amount, status, ...changes };
  return { ...data, counted: now.status === 'completed' ? Number(now.amount) - returned - others : 0 };
}
