import type { Stored } from '#shared/collections/define.ts';
import { giftEntries, giftEntriesMax } from '#shared/collections/gift-entries.ts';
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
