import type { DonationRow } from '../../api/imports-api.ts';
import { giftId } from './gift-id.ts';
import { contactKeys, type GiftIdentity } from './identity.ts';

type RefundIdentity = GiftIdentity & Pick<DonationRow, 'refund'>;

/** What tells one refund from others: the numbers of the row, its day and amount, and which of several alike. */
export function refundKey(row: RefundIdentity): string {
  const numbers = [row.refund?.number ?? '', row.external_id ?? contactKeys(row)[0] ?? ''];
  return `refund:${numbers.join('|')}|${row.date}|${row.amount}|${row.occurrence}`;
}

/** Under which a row about money that went back is kept: the same row always leads to the same id. */
export const refundId = (row: RefundIdentity, sha256: (value: string) => string): string =>
  sha256(refundKey(row)).slice(0, 40);

/** The same of what the row of a gift tells of itself: `cents` is all that went back of it by now. */
export const returnedId = (gift: string, cents: number, sha256: (value: string) => string): string =>
  sha256(`returned:${gift}|${cents}`).slice(0, 40);

/** The same of a row that says that a part of its gift went back, and not how much. */
export const unsaidId = (gift: string, sha256: (value: string) => string): string =>
  sha256(`unsaid:${gift}`).slice(0, 40);

/** The same of what a row tells of a gift that was awaited: what it was, and what became of it. */
export const outcomeId = (
  gift: string,
  change: readonly [from: string, to: string],
  sha256: (value: string) => string,
): string => sha256(`outcome:${gift}|${change.join('|')}`).slice(0, 40);

const numbered = (number: string, occurrence: number): GiftIdentity => ({
  ...{ name: '', email: null, phone: null, external_id: number, amount: 0, date: '', type: '', occurrence },
});

/**
 * The ids of the gifts that a refund may be of, best first; `others`: those that the second of different gifts with one number
 * would have, which leave it open whose money went back.
 */
export function giftKeysOf(
  { refund }: Pick<DonationRow, 'refund'>,
  sha256: (value: string) => string,
): { id: string; other: string }[] {
  return (refund?.of ?? []).map((number) => ({
    id: giftId(numbered(number, 1), sha256),
    other: giftId(numbered(number, 2), sha256),
  }));
}
