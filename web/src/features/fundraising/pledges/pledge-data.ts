import { donations } from '#shared/collections/donations.ts';
import { pledgeMonths, pledgeMonthsMax } from '#shared/collections/pledge-months.ts';
import { pledgePayments } from '#shared/collections/pledge-payments.ts';
import { type Live, useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder, withValue, withValues } from '../../../shared/data/queries.ts';
import type { Donation } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';

/** Gifts that the page of one pledge lists. */
export const giftsShown = 40;

/** Gifts that pay a pledge: a read for each. */
export function useGiftsOf(pledge: string): Live<Donation[]> {
  const path = donations.path(useMember().organization);
  return useLiveQuery(donations, `${path} of ${pledge}`, () =>
    withValue(path, 'pledge_id', pledge, giftsShown + 1),
  );
}

/** What gifts pay of a pledge that they do not pay with all of it: a read for each. */
export function usePaymentsOf(pledge: string) {
  const path = pledgePayments.path(useMember().organization);
  return useLiveQuery(pledgePayments, `${path} of ${pledge}`, () =>
    withValues(
      { path, conditions: [{ field: 'pledge_ids', is: 'array-contains', value: pledge }] },
      giftsShown,
    ),
  );
}

/** What is due, month by month: a read for each month in which something is. */
export function usePledgeMonths() {
  const path = pledgeMonths.path(useMember().organization);
  return useLiveQuery(pledgeMonths, path, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'month', direction: 'asc' }), pledgeMonthsMax),
  );
}
