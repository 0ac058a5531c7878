import { donations } from '#shared/collections/donations.ts';
import { type Pages, usePages } from '../data/pages.ts';
import { inOrder } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';
import type { Donation } from './fundraising-areas.ts';

/** Gifts with a source code, in any of its spellings, the newest first: a read each. */
export function useGiftsWithCode(spellings: readonly string[]): Pages<Donation> {
  const list = {
    path: donations.path(useMember().organization),
    conditions: [{ field: 'source_code', is: 'in' as const, value: spellings }],
  };
  return usePages({
    collection: donations,
    key: JSON.stringify(list),
    query: () => inOrder(list, { field: 'date', direction: 'desc' }),
  });
}
