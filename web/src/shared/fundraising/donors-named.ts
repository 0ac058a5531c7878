import type { Stored } from '#shared/collections/define.ts';
import type { donors } from '#shared/collections/donors.ts';
import type { Live } from '../data/live.ts';
import { useNameSearch } from '../data/search.ts';
import { useMember } from '../session/session-store.ts';
import { type Donor, donorArea } from './fundraising-areas.ts';

/** The donor of a gift, as its form and its record name them. */
export type GiftDonor = Pick<Stored<typeof donors>, 'id' | 'name' | 'name_key'>;

/** Donors for a picker, by the first letters of their name. */
export const useDonorsNamed = (typed: string): Live<Donor[]> =>
  useNameSearch({
    collection: donorArea.collection,
    organization: useMember().organization,
    conditions: [],
    keys: donorArea.collection.list.search,
    typed,
  });
