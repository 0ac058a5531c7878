import type { DonationRow } from '#shared/api/imports-api.ts';

/** Cents of a file of gifts. `file` is the sum of `ready`, `refunds`, `rejected`, `duplicates` and `others`. */
export type Money = {
  file: number;
  ready: number;
  /** Money that went back, below zero, with its rows. */
  refunds: number;
  refundRows: number;
  rejected: number;
  duplicates: number;
  /** Of other committees. */
  others: number;
  /** Rows without an amount that can be read: no sum has them. */
  unread: number;
  /** Of `ready`, what does not count as raised: refunded, pending or failed. */
  unraised: number;
  /** Of `ready`, what was found in the database so far. */
  present: number;
};

type Part = 'ready' | 'refunds' | 'rejected' | 'duplicates' | 'others';

/** Sums whole cents: the largest file stays far below the largest whole number. */
export function moneyTally() {
  const total: Money = {
    ...{ file: 0, ready: 0, refunds: 0, refundRows: 0, rejected: 0, duplicates: 0, others: 0 },
    ...{ unread: 0, unraised: 0, present: 0 },
  };
  return {
    total,
    add(part: Part, amount: number | null, status: DonationRow['status'] = 'completed'): void {
      if (amount === null) {
        total.unread += 1;
        return;
      }
      total.file += amount;
      total[part] += amount;
      if (part === 'refunds') total.refundRows += 1;
      if (part === 'ready' && status !== 'completed') total.unraised += amount;
    },
  };
}
