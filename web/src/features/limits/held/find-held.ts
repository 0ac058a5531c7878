import { affiliations } from '#shared/collections/affiliations.ts';
import type { Stored } from '#shared/collections/define.ts';
import { donors } from '#shared/collections/donors.ts';
import { giftEntries } from '#shared/collections/gift-entries.ts';
import { giftPartners } from '#shared/collections/gift-partners.ts';
import { people } from '#shared/collections/people.ts';
import { affiliationsMax } from '#shared/domain/money/affiliation.ts';
import { forbiddenKinds, leastLimit, mostUrgentFirst } from '#shared/domain/money/held.ts';
import { countedKind } from '#shared/domain/money/limit-kinds.ts';
import type { Affiliate } from '#shared/domain/money/person-meter.ts';
import type { MeterContext } from '#shared/domain/money/windows.ts';
import { cachedDocuments } from '../../../shared/data/cached-documents.ts';
import { readWholeList } from '../../../shared/data/lookup.ts';
import { firstOf, inOrder, withValues } from '../../../shared/data/queries.ts';
import { casesOf, type HeldCase } from './held-cases.ts';

/** Donors that are looked at in one go, and in all: rules let a list ask for a hundred. */
export const donorsAtOnce = 25;
export const donorsMax = 99;
/** Entries of one donor that are folded; of who has more nothing is said. */
const entriesMax = 99;
/** Donors whose entries are read side by side. */
const readAtOnce = 5;

type Donor = Stored<typeof donors>;
export type Found = {
  cases: HeldCase[];
  /** Donors that were looked at, and whether there are more. */
  checked: number;
  isMore: boolean;
  /** Whom nothing can be said of: organizations, and donors with more entries than are read. */
  organizations: number;
  many: number;
  /** Whoever gave no more has nothing above a limit; null: there is no limit. */
  least: number | null;
};

/** Gifts of partnerships whose partners are looked at. */
const partnershipsMax = 99;

type Group = Stored<typeof affiliations>;

const readCard = cachedDocuments(people, { kind: 'organization' });
const readDonor = cachedDocuments(donors, { kind: 'organization' });

type Looked = { is: 'organization' } | { is: 'many' } | { is: 'cases'; cases: HeldCase[] };

/** A donor's entries, also those that were written for whoever was merged into them; null: they are too many. */
async function entriesOf(organization: string, donorId: string, card: { merged_ids: string[] } | null) {
  const ids = [donorId, ...(card?.merged_ids ?? [])];
  const path = giftEntries.path(organization);
  const entries = await readWholeList(
    giftEntries,
    withValues({ path, conditions: [{ field: 'donor_id', is: 'in', value: ids }] }, entriesMax + 1),
  );
  return entries.length > entriesMax ? null : entries;
}

async function look(
  { organization, groups }: { organization: string; groups: readonly Group[] },
  donor: Donor,
  context: MeterContext,
): Promise<Looked> {
  const card = await readCard(donor.id, organization);
  const kind = countedKind(card?.kind, donor.donor_kind);
  if (kind === null) return { is: 'organization' };
  const group = groups.find(({ members }) => members.some(({ donor_id }) => donor_id === donor.id));
  const entries = await entriesOf(organization, donor.id, card);
  const others: Affiliate[] = [];
  for (const member of group?.members ?? []) {
    if (member.donor_id === donor.id || member.donor_kind === null) continue;
    const id = member.donor_id;
    const memberEntries = await entriesOf(organization, id, await readCard(id, organization));
    if (memberEntries === null) return { is: 'many' };
    others.push({ kind: member.donor_kind, entries: memberEntries });
  }
  if (entries === null) return { is: 'many' };
  return { is: 'cases', cases: casesOf(donor, kind, entries, context, others) };
}

/** Donors whose own total says too little: those who share a limit, and partners of whoever gave as a partnership. */
async function sharing(organization: string, groups: readonly Group[]): Promise<string[]> {
  const path = giftPartners.path(organization);
  const attributed = await readWholeList(giftPartners, withValues({ path, conditions: [] }, partnershipsMax));
  const partners = attributed.flatMap((gift) => gift.partners.map(({ donor_id }) => donor_id));
  const affiliates = groups.flatMap(({ members }) => members.map(({ donor_id }) => donor_id));
  return [...new Set([...affiliates, ...partners])];
}

/**
 * Money above limits of the donors who gave most, of those who share a limit, and of partners. Reads: one for each donor and
 * card, each of their entries, each group and each partnership's gift whose partners are named. `count`:
 * donors to look at.
 */
export async function findHeld(
  organization: string,
  context: MeterContext,
  { today, count }: { today: string; count: number },
): Promise<Found> {
  const least = leastLimit(context, today);
  const nothing = { cases: [], checked: 0, isMore: false, organizations: 0, many: 0, least };
  if (least === null) return nothing;
  const path = donors.path(organization);
  const limit = Math.min(count, donorsMax);
  const found = await readWholeList(
    donors,
    firstOf(
      inOrder(
        { path, conditions: [{ field: 'totalDonated', is: '>', value: least }] },
        { field: 'totalDonated', direction: 'desc' },
      ),
      limit + 1,
    ),
  );
  const forbidden = forbiddenKinds(context, today);
  const barred =
    forbidden.length === 0
      ? []
      : await readWholeList(
          donors,
          withValues(
            { path, conditions: [{ field: 'donor_kind', is: 'in', value: forbidden }] },
            donorsMax + 1,
          ),
        );
  const groupPath = affiliations.path(organization);
  const groups = await readWholeList(
    affiliations,
    withValues({ path: groupPath, conditions: [] }, affiliationsMax),
  );
  const most = found.slice(0, limit);
  const known = new Set(most.map(({ id }) => id));
  const others = (await sharing(organization, groups)).filter((id) => !known.has(id)).slice(0, donorsMax);
  const sharers = (await Promise.all(others.map((id) => readDonor(id, organization)))).filter(
    (one) => one !== null,
  );
  const some = [
    ...most,
    // Of who may give nothing any gift is held, however small.
    ...sharers,
    ...barred.filter(
      ({ id, totalDonated }) => totalDonated > 0 && !known.has(id) && !sharers.some((one) => one.id === id),
    ),
  ];
  const looked: Looked[] = [];
  for (let from = 0; from < some.length; from += readAtOnce)
    looked.push(
      ...(await Promise.all(
        some.slice(from, from + readAtOnce).map((donor) => look({ organization, groups }, donor, context)),
      )),
    );
  return {
    cases: looked.flatMap((one) => (one.is === 'cases' ? one.cases : [])).toSorted(mostUrgentFirst),
    checked: most.length,
    isMore: found.length > limit,
    organizations: looked.filter((one) => one.is === 'organization').length,
    many: looked.filter((one) => one.is === 'many').length,
    least,
  };
}
