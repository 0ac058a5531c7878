import { donations } from '#shared/collections/donations.ts';
import { pledgeMonths, pledgeMonthsMax } from '#shared/collections/pledge-months.ts';
import { openPledgesMax, pledges } from '#shared/collections/pledges.ts';
import { inPayingOrder } from '#shared/domain/pledges/paying.ts';
import { type Live, useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder, withValue, withValues } from '../../../shared/data/queries.ts';
import { useListOnce } from '../../../shared/data/use-list-once.ts';
import type { Donation } from '../../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import type { Pledge } from './pledge-area.ts';

/** Gifts that the page of one pledge lists. */
export const giftsShown = 40;

/** Gifts that pay a pledge: a read for each. */
export function useGiftsOf(pledge: string): Live<Donation[]> {
  const path = donations.path(useMember().organization);
  return useLiveQuery(donations, `${path} of ${pledge}`, () =>
    withValue(path, 'pledge_id', pledge, giftsShown + 1),
  );
}

/** A donor's open pledges in the order in which gifts pay them: a read for each. Null asks nothing. */
export function useOpenPledges(donor: string | null): Live<Pledge[]> {
  const path = pledges.path(useMember().organization);
  const found = useListOnce(pledges, donor && `${path} of ${donor}`, () =>
    withValues(
      {
        path,
        conditions: [
          { field: 'donor_id', is: '==', value: donor ?? '' },
          { field: 'stage', is: '==', value: 'open' },
        ],
      },
      // Who was merged may have those of two.
      2 * openPledgesMax,
    ),
  );
  return found.is === 'ready' ? { ...found, value: inPayingOrder(found.value) } : found;
}

/** What is due, month by month: a read for each month in which something is. */
export function usePledgeMonths() {
  const path = pledgeMonths.path(useMember().organization);
  return useLiveQuery(pledgeMonths, path, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'month', direction: 'asc' }), pledgeMonthsMax),
  );
}
