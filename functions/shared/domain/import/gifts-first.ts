import type { DonationRow } from '../../api/imports-api.ts';
import { foldText } from '../name-keys.ts';

type Sent<R, L> = { row: R; line: L };
const refundOf = (row: object): DonationRow['refund'] =>
  'refund' in row ? ((row as DonationRow).refund ?? null) : null;

/**
 * Each donor's gifts together, and refunds after the gifts that they may be of. A gift whose refunds have rows of their own came whole: these rows say what went
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
  return [...byGiver(gifts), ...ready.filter(({ row }) => refundOf(row))];
}

/**
 * Gifts of one donor one after the other, in the order of the file; donors in the order in which they first appear. A donor's
 * totals are written once for each chunk that has a gift of theirs, so a year of monthly gifts costs a write instead of twelve.
 */
function byGiver<R extends object, L>(gifts: readonly Sent<R, L>[]): Sent<R, L>[] {
  const groups = new Map<string, Sent<R, L>[]>();
  for (const gift of gifts) {
    const key = giverOf(gift.row);
    const group = groups.get(key);
    if (group) group.push(gift);
    else groups.set(key, [gift]);
  }
  return [...groups.values()].flat();
}

function giverOf(row: Partial<Pick<DonationRow, 'email' | 'phone' | 'name'>>): string {
  return row.email ?? row.phone ?? foldText(row.name ?? '');
}
