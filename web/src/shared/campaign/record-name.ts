import '../text/fundraising/en.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { people } from '#shared/collections/people.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import type { Table } from '#shared/collections/written-marks.ts';
import { cachedDocuments } from '../data/cached-documents.ts';
import { t } from '../text/index.ts';
import { showMoney } from '../ui/format.ts';

/** Addresses of records by their collection; what has none is no record that somebody opens. */
export const addresses = {
  donors: (id: string) => `/fundraising/donors/${id}`,
  donations: (id: string) => `/fundraising/donations/${id}`,
  people: (id: string) => `/people/${id}`,
  volunteers: (id: string) => `/volunteers/${id}`,
} as const satisfies Partial<Record<Table, (id: string) => string>>;
export type Named = keyof typeof addresses;
export const isNamed = (table: string): table is Named => table in addresses;

/** What a gift is called where it stands alone. */
export const giftName = (gift: { amount: number; donor_name: string }): string =>
  t('fundraising.donations.from', { amount: showMoney(gift.amount), name: gift.donor_name });

const read = {
  donors: cachedDocuments(donors),
  donations: cachedDocuments(donations),
  people: cachedDocuments(people),
  volunteers: cachedDocuments(volunteers),
} as const;

/** What a record is called; null where it is gone, or no longer this member's to read. One read, none while it is remembered. */
export async function recordName(table: Named, id: string, organization: string): Promise<string | null> {
  if (table !== 'donations') return (await read[table](id, organization))?.name ?? null;
  const gift = await read.donations(id, organization);
  return gift && giftName(gift);
}
