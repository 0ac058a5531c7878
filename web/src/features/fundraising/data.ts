import type { Stored } from '#shared/collections/define.ts';
import { donationStatuses, donations, donationTypes } from '#shared/collections/donations.ts';
import { capacities, donors } from '#shared/collections/donors.ts';
import { cachedAddressLookup } from '../../shared/data/cached-documents.ts';
import { importFilter, isFlagged } from '../../shared/data/import-filter.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import { type Condition, firstOf, inOrder, type Order } from '../../shared/data/queries.ts';
import { useNameSearch } from '../../shared/data/search.ts';
import { type Records, useRecords } from '../../shared/data/use-records.ts';
import { useMember } from '../../shared/session/session-store.ts';
import type { ListState } from '../../shared/ui/list/url.ts';

export type Donor = Stored<typeof donors>;
export type Donation = Stored<typeof donations>;

/** Each filter and sort below has its index in firestore.indexes.json; a new one needs one too. */
export const donorLists = {
  sorts: ['name', 'total', 'last'],
  filters: { capacity: capacities, imported: importFilter },
} as const;
type DonorList = ListState<(typeof donorLists.sorts)[number], keyof typeof donorLists.filters>;

const donorOrders: Record<DonorList['sort'], Order> = {
  name: { field: 'name_key', direction: 'asc' },
  total: { field: 'totalDonated', direction: 'desc' },
  last: { field: 'lastDonationDate', direction: 'desc' },
};

const equal = (field: string, value: string | undefined): Condition[] =>
  value === undefined ? [] : [{ field, is: '==', value }];

/** Those imported with problems, or all: the former have no other filter and one order. */
export function useDonors({ search, sort, filters }: DonorList): Records<Donor> {
  const { organization } = useMember();
  const flagged = filters.imported !== undefined;
  return useRecords({
    collection: donors,
    organization,
    conditions: flagged ? [isFlagged] : equal('capacity', filters.capacity),
    order: flagged ? donorOrders.name : donorOrders[sort],
    search: flagged ? '' : search,
    keys: ['name_key', 'family_key'],
  });
}

export const donationLists = {
  sorts: ['date', 'amount', 'donor'],
  filters: { status: donationStatuses, type: donationTypes, donor: 'any', imported: importFilter },
} as const;
type DonationList = ListState<(typeof donationLists.sorts)[number], keyof typeof donationLists.filters>;

const donationOrders: Record<DonationList['sort'], Order> = {
  date: { field: 'date', direction: 'desc' },
  amount: { field: 'amount', direction: 'desc' },
  donor: { field: 'donor_key', direction: 'asc' },
};

const narrowed = ({ status, type }: DonationList['filters']): Condition[] => [
  ...equal('status', status),
  ...equal('type', type),
];

/** All donations, or the gifts of one donor or those imported with problems, newest first: these have no other filter. */
export function useDonations({ search, sort, filters }: DonationList): Records<Donation> {
  const { organization } = useMember();
  const ofOne = filters.donor !== undefined;
  const flagged = filters.imported !== undefined;
  const fixed = ofOne || flagged;
  return useRecords({
    collection: donations,
    organization,
    conditions: ofOne ? equal('donor_id', filters.donor) : flagged ? [isFlagged] : narrowed(filters),
    order: fixed ? donationOrders.date : donationOrders[sort],
    search: fixed ? '' : search,
    keys: ['donor_key'],
  });
}

export const useDonor = (id: string): Live<Donor | null> =>
  useLiveDocument(donors, useMember().organization, id);

export const useDonation = (id: string): Live<Donation | null> =>
  useLiveDocument(donations, useMember().organization, id);

/** With the donor's own document these are the five reads that a detail may cost. */
const giftsShown = 4;

export function useLastGifts(donor: string): Live<Donation[]> {
  const list = { path: donations.path(useMember().organization), conditions: equal('donor_id', donor) };
  return useLiveQuery(donations, JSON.stringify([list, giftsShown]), () =>
    firstOf(inOrder(list, donationOrders.date), giftsShown),
  );
}

/** Donors for a picker, by the first letters of their name. */
export const useDonorsNamed = (typed: string): Live<Donor[]> =>
  useNameSearch({
    collection: donors,
    organization: useMember().organization,
    conditions: [],
    keys: ['name_key', 'family_key'],
    typed,
  });

const holderOf = cachedAddressLookup(donors);

/** Finds who already has an e-mail address: one read, and none while the answer is remembered. */
export function useHolderOf(): (email: string) => Promise<Donor | null> {
  const { organization } = useMember();
  return (email) => holderOf(organization, email);
}
