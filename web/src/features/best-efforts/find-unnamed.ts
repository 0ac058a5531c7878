import type { Stored } from '#shared/collections/define.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { giftPartners } from '#shared/collections/gift-partners.ts';
import { cachedDocuments } from '../../shared/data/cached-documents.ts';
import { readWholeList } from '../../shared/data/lookup.ts';
import { firstOf, inOrder, withValues } from '../../shared/data/queries.ts';

type Gift = Stored<typeof donations>;

/** Partnerships that one query of gifts names, and gifts of theirs that are looked at, the newest first. */
const [partnershipsMax, giftsMax] = [30, 99];
const readPartners = cachedDocuments(giftPartners, { kind: 'organization' });

/** Gifts that partnerships gave and nobody said which partners did. A read for each partnership, and two for each gift of theirs. */
export async function findUnnamed(organization: string): Promise<Gift[]> {
  const partnerships = await readWholeList(
    donors,
    withValues(
      {
        path: donors.path(organization),
        conditions: [{ field: 'donor_kind', is: '==', value: 'partnership' }],
      },
      partnershipsMax,
    ),
  );
  if (partnerships.length === 0) return [];
  const list = {
    path: donations.path(organization),
    conditions: [{ field: 'donor_id', is: 'in' as const, value: partnerships.map(({ id }) => id) }],
  };
  const found = await readWholeList(
    donations,
    firstOf(inOrder(list, { field: 'date', direction: 'desc' }), giftsMax),
  );
  const counted = found.filter((gift) => gift.counted > 0);
  const named = await Promise.all(counted.map(({ id }) => readPartners(id, organization)));
  return counted.filter((_, at) => (named[at]?.partners.length ?? 0) === 0);
}
