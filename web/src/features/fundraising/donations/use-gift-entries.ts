import type { Stored } from '#shared/collections/define.ts';
import { giftEntries, giftEntriesMax } from '#shared/collections/gift-entries.ts';
import { sharedIdsOf } from '#shared/domain/gifts/gift-ids.ts';
import { attributedOf, sumOf } from '#shared/domain/gifts/gift-parts.ts';
import { type Live, useLiveQuery } from '../../../shared/data/live.ts';
import { withValues } from '../../../shared/data/queries.ts';
import { useMember } from '../../../shared/session/session-store.ts';

export type Entry = Stored<typeof giftEntries>;

/** The entries of a gift: a read for each, once for all who ask on one page. */
export function useGiftEntries(gift: string): Live<Entry[]> {
  const { organization } = useMember();
  const conditions = [{ field: 'gift_id', is: '==' as const, value: gift }];
  const list = { path: giftEntries.path(organization), conditions };
  return useLiveQuery(giftEntries, JSON.stringify(list), () => withValues(list, giftEntriesMax + 1));
}

type Written = Pick<Entry, 'id' | 'kind' | 'cents' | 'day' | 'election'>;

/** What of a gift the bank took back and may give back again: refunds are the campaign's own. */
export const takenBack = (entries: readonly Written[]): number =>
  Math.max(0, -sumOf(entries.filter(({ kind }) => kind === 'chargeback')));

/** Whether others have parts of a gift that are voided with it. */
export const hasSharedParts = (gift: string, entries: readonly Written[]): boolean =>
  attributedOf(entries) > 0 && entries.some(({ id, cents }) => cents < 0 && sharedIdsOf(gift).includes(id));

/** Whether a gift is another donor's part that goes back to the gift which it was a part of. */
export const isPart = (gift: string, entries: readonly Written[]): boolean =>
  entries.some(({ id, kind }) => id === gift && kind === 'attribution');
