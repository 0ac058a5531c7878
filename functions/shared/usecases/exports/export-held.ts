import { affiliations } from '../../collections/affiliations.ts';
import { donors } from '../../collections/donors.ts';
import { giftPartners } from '../../collections/gift-partners.ts';
import type { ExportedCase } from '../../domain/export/list-columns.ts';
import { readGiving } from '../../domain/gifts/giving.ts';
import { affiliationsMax } from '../../domain/money/affiliation.ts';
import { forbiddenKinds, heldParts, leastLimit, mostUrgentFirst } from '../../domain/money/held.ts';
import { countedKind } from '../../domain/money/limit-kinds.ts';
import { contextOf } from '../../domain/money/person-meter.ts';
import type { MeterContext } from '../../domain/money/windows.ts';
import { cardsOf, entriesOf, meterSources } from '../call-time/ask-sources.ts';
import type { Query, Row } from '../store.ts';
import type { Context } from '../use-case.ts';
import { exportPageSize } from './export-pages.ts';

type Group = Row<typeof affiliations.schema>;
/** Gifts of partnerships whose partners are looked at. */
const partnershipsMax = 1_000;

type Donor = Pick<Row<typeof donors.schema>, 'id' | 'name' | 'giving' | 'totalDonated' | 'donor_kind'>;

/** Whether their record may have money above a limit: what it cannot tell, entries have to. */
function mayHold({ giving, totalDonated, donor_kind }: Donor, context: MeterContext): boolean {
  const { gifts, isCut } = readGiving(giving);
  if (isCut || (giving === '' && totalDonated > 0)) return true;
  const entries = gifts.flatMap((gift, at) => gift.map((entry) => ({ ...entry, gift_id: String(at) })));
  // Whether a card is an organization's is read of the few who may hold any.
  return heldParts({ kind: donor_kind ?? 'individual', entries }, context).length > 0;
}

async function casesOf(
  context: Context,
  some: readonly Donor[],
  { law, groups }: { law: MeterContext; groups: readonly Group[] },
): Promise<ExportedCase[]> {
  const groupOf = ({ id }: Donor) => groups.find(({ all_ids }) => all_ids.includes(id));
  const suspects = some.filter((donor) => groupOf(donor) || mayHold(donor, law));
  if (suspects.length === 0) return [];
  const affiliates = suspects.flatMap((donor) => groupOf(donor)?.members ?? []);
  const everyId = [...new Set([...suspects.map(({ id }) => id), ...affiliates.map((one) => one.donor_id)])];
  const cards = await cardsOf(context, everyId);
  const idsOf = (id: string) => [id, ...(cards.get(id)?.merged_ids ?? [])];
  const entries = await entriesOf(context, everyId.flatMap(idsOf));
  const entriesBy = (id: string) => idsOf(id).flatMap((one) => entries.get(one) ?? []);
  return suspects.flatMap((donor) => {
    const kind = countedKind(cards.get(donor.id)?.kind, donor.donor_kind);
    if (kind === null) return [];
    const others = (groupOf(donor)?.members ?? []).flatMap(({ donor_id, donor_kind }) =>
      donor_id === donor.id || donor_kind === null
        ? []
        : [{ kind: donor_kind, entries: entriesBy(donor_id) }],
    );
    return heldParts({ kind, entries: entriesBy(donor.id), others }, law).map((part) => ({
      ...part,
      name: donor.name,
    }));
  });
}

/**
 * All money above limits. A read for the race, each election, own limit and donor above the least limit; of who has any held,
 * the card and each entry.
 */
export async function heldCases(context: Context, day: string): Promise<ExportedCase[]> {
  const law = contextOf(await meterSources(context));
  const least = law && leastLimit(law, day);
  if (!law || least === null) return [];
  const cases: ExportedCase[] = [];
  const groups = await context.read.find(affiliations, { limit: affiliationsMax });
  const attributed = await context.read.find(giftPartners, { select: ['partners'], limit: partnershipsMax });
  const partners = attributed.flatMap((gift) => gift.partners.map(({ donor_id }) => donor_id));
  const sharing = new Set([...groups.flatMap(({ all_ids }) => all_ids), ...partners]);
  const forbidden = forbiddenKinds(law, day);
  // Of who may give nothing any gift is held, however small.
  const isBarred = ({ donor_kind }: Donor) => donor_kind !== null && forbidden.includes(donor_kind);
  const queries: (Query<typeof donors.schema> & { limit: number })[] = [
    { where: [['totalDonated', '>', least]], orderBy: ['totalDonated', 'desc'], limit: exportPageSize },
    ...(forbidden.length === 0
      ? []
      : [
          { where: [['donor_kind', 'in', forbidden]], limit: exportPageSize } satisfies Query<
            typeof donors.schema
          >,
        ]),
  ];
  for (const [at, query] of queries.entries()) {
    let page = await context.read.page(donors, query);
    for (;;) {
      const some = page.rows.filter((donor) => !sharing.has(donor.id) && isBarred(donor) === at > 0);
      cases.push(...(await casesOf(context, some, { law, groups })));
      if (!page.next) break;
      page = await page.next();
    }
  }
  // Their own total says too little of what counts for them.
  const others = (await context.read.getAll(donors, [...sharing])).flatMap((one) => one ?? []);
  cases.push(...(await casesOf(context, others, { law, groups })));
  return cases.toSorted(mostUrgentFirst);
}
