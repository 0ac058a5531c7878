import type { DonationRow } from '../../api/imports-api.ts';

type Sent<R, L> = { row: R; line: L };
const refundOf = (row: object): DonationRow['refund'] =>
  'refund' in row ? ((row as DonationRow).refund ?? null) : null;

/**
 * Refunds after the gifts that they may be of. A gift whose refunds have rows of their own came whole: these rows say what went
 * back of it. `line` goes along with each row.
 */
export function giftsFirst<R extends object, L>(ready: readonly Sent<R, L>[]): Sent<R, L>[] {
  const numbers = new Set(ready.flatMap(({ row }) => refundOf(row)?.of ?? []));
  const whole = (row: R): R => {
    if (!('external_id' in row && 'status' in row) || !numbers.has(String(row.external_id))) return row;
    const status = row.status === 'refunded' ? 'completed' : row.status;
    return { ...row, status, returned: 0, returned_on: null, part_returned: false };
  };
  const gifts = ready.filter(({ row }) => !refundOf(row)).map(({ row, line }) => ({ row: whole(row), line }));
  return [...gifts, ...ready.filter(({ row }) => refundOf(row))];
}
