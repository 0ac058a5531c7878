import type { Stored } from '#shared/collections/define.ts';
import { donors } from '#shared/collections/donors.ts';
import type { Live } from '../../../shared/data/live.ts';
import { useNameSearch } from '../../../shared/data/search.ts';
import { useMember } from '../../../shared/session/session-store.ts';

/** Donors by the first letters of their name. */
export const useDonorsNamed = (typed: string): Live<Stored<typeof donors>[]> =>
  useNameSearch({
    collection: donors,
    organization: useMember().organization,
    conditions: [],
    keys: donors.list.search,
    typed,
  });
