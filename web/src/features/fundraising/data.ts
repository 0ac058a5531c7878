import { type Live, useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import { type Donation, donationArea } from '../../shared/fundraising/fundraising-areas.ts';
import { useMember } from '../../shared/session/session-store.ts';

/** With the donor's own document these are the five reads that a detail may cost. */
const giftsShown = 4;

export function useLastGifts(donor: string): Live<Donation[]> {
  const { collection } = donationArea;
  const path = collection.path(useMember().organization);
  const list = { path, conditions: [{ field: 'donor_id', is: '==' as const, value: donor }] };
  return useLiveQuery(collection, JSON.stringify([list, giftsShown]), () =>
    firstOf(inOrder(list, { field: 'date', direction: 'desc' }), giftsShown),
  );
}
