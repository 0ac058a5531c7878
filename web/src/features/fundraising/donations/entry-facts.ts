import { sharedIdsOf } from '#shared/domain/gifts/gift-ids.ts';
import { attributedOf, type PlacedAmount, sumOf } from '#shared/domain/gifts/gift-parts.ts';

type Written = PlacedAmount & { id: string };

/** What of a gift the bank took back and may give back again: refunds are the campaign's own. */
export const takenBack = (entries: readonly Written[]): number =>
  Math.max(0, -sumOf(entries.filter(({ kind }) => kind === 'chargeback')));

/** Whether others have parts of a gift, however they came to them. */
export const hasParts = (entries: readonly Written[]): boolean => attributedOf(entries) > 0;

/** Whether others have parts of a gift that are voided with it. */
export const hasSharedParts = (gift: string, entries: readonly Written[]): boolean =>
  attributedOf(entries) > 0 && entries.some(({ id, cents }) => cents < 0 && sharedIdsOf(gift).includes(id));
