import type * as z from 'zod/mini';
import { batchGiftsMax, type giftBatches } from '../../collections/gift-batches.ts';
import { type RefusalKey, RefusedError } from '../../refusals.ts';
import { isTooEarly } from '../gift-day.ts';

type Batch = z.output<typeof giftBatches.schema>;
type Counts = Pick<Batch, 'count' | 'total'>;
type Expected = Pick<Batch, 'expected_count' | 'expected_total'>;

/** What is entered beyond what was expected; negative where something is missing. */
export const differencesOf = (batch: Counts & Expected): Counts => ({
  count: batch.count - batch.expected_count,
  total: batch.total - batch.expected_total,
});

const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

/** Why a batch cannot be closed: its count or its total is another one than expected. */
export function whyNotAgreed(batch: Counts & Expected): RefusedError | null {
  const { count, total } = differencesOf(batch);
  if (count === 0 && total === 0) return null;
  return new RefusedError('batches.differ', {
    ...{ count: batch.count, expectedCount: batch.expected_count },
    ...{ total: dollars(batch.total), expectedTotal: dollars(batch.expected_total) },
    ...{ countOff: Math.abs(count), totalOff: dollars(Math.abs(total)) },
  });
}

type Gift = { amount: number };
/** A check goes in, or is why it cannot. */
export function withGift(
  batch: Pick<Batch, 'status' | 'count' | 'total'>,
  { amount, method, status }: Gift & { method: string | null; status: string },
): Counts | RefusalKey {
  if (batch.status !== 'open') return 'batches.closed';
  if (method !== 'check' || status !== 'completed') return 'batches.onlyChecks';
  if (batch.count >= batchGiftsMax) return 'batches.full';
  return { count: batch.count + 1, total: batch.total + amount };
}

/** A gift is taken out, or is why it cannot. */
export const withoutGift = (
  batch: Pick<Batch, 'status' | 'count' | 'total'>,
  { amount }: Gift,
): Counts | RefusalKey =>
  batch.status === 'open' ? { count: batch.count - 1, total: batch.total - amount } : 'batches.closed';

type Details = Pick<Batch, 'received_on' | 'account' | 'note'> & Expected;
/** What a member does about a batch that is there. */
export type BatchChange =
  | ({ is: 'edit' } & Details)
  /** All that was expected is in it; `deposited_on` where it is at the bank already. */
  | { is: 'close'; deposited_on: string | null }
  | { is: 'deposit'; day: string }
  | { is: 'reopen'; reason: string }
  /** It was opened by mistake. */
  | { is: 'discard' };

type Changed =
  | { is: 'changed'; fields: Partial<Batch> }
  | { is: 'discarded' }
  | { is: 'refused'; why: RefusalKey | RefusedError };
const refused = (why: RefusalKey | RefusedError): Changed => ({ is: 'refused', why });

/** `latest`: the last day on which anything can have happened. */
export function changedBatch(batch: Batch, change: BatchChange, latest: string): Changed {
  const isOpen = batch.status === 'open';
  const notDeposited = (day: string | null): RefusalKey | null => {
    if (day === null) return null;
    if (day < batch.received_on) return 'batches.depositedEarly';
    return day > latest ? 'gifts.notYet' : null;
  };
  switch (change.is) {
    case 'edit': {
      if (!isOpen) return refused('batches.closed');
      if (isTooEarly(change.received_on)) return refused('gifts.dayOfGift');
      if (change.received_on > latest) return refused('gifts.notYet');
      const { is: _, ...fields } = change;
      return { is: 'changed', fields };
    }
    case 'close': {
      if (!isOpen) return refused('batches.closed');
      const why = whyNotAgreed(batch) ?? notDeposited(change.deposited_on);
      if (why) return refused(why);
      return { is: 'changed', fields: { status: 'closed', deposited_on: change.deposited_on } };
    }
    case 'deposit': {
      if (isOpen) return refused('batches.notClosed');
      const why = notDeposited(change.day);
      return why ? refused(why) : { is: 'changed', fields: { deposited_on: change.day } };
    }
    case 'reopen':
      if (isOpen) return refused('batches.notClosed');
      return {
        is: 'changed',
        fields: { status: 'open', deposited_on: null, reopened_because: change.reason },
      };
    case 'discard':
      if (!isOpen) return refused('batches.closed');
      return batch.count > 0 ? refused('batches.notEmpty') : { is: 'discarded' };
  }
}
