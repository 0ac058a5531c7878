import { donors } from '../../collections/donors.ts';
import type { ExportedCase } from '../../domain/export/list-columns.ts';
import { readGiving } from '../../domain/gifts/giving.ts';
import { forbiddenKinds, heldParts, leastLimit, mostUrgentFirst } from '../../domain/money/held.ts';
import { countedKind } from '../../domain/money/limit-kinds.ts';
import { contextOf } from '../../domain/money/person-meter.ts';
import type { MeterContext } from '../../domain/money/windows.ts';
import { cardsOf, entriesOf, meterSources } from '../call-time/ask-sources.ts';
import type { Query, Row } from '../store.ts';
import type { Context } from '../use-case.ts';
import { exportPageSize } from './export-pages.ts';

type Donor = Pick<Row<typeof donors.schema>, 'id' | 'name' | 'giving' | 'totalDonated' | 'donor_kind'>;

/** Whether their record may have money above a limit: what it cannot tell, entries have to. */
function mayHold({ giving, totalDonated, donor_kind }: Donor, context: MeterContext): boolean {
  const { gifts, isCut } = readGiving(giving);
  if (isCut || (giving === '' && totalDonated > 0)) return true;
  const entries = gifts.flatMap((gift, at) => gift.map((entry) => ({ ...entry, gift_id: String(at) })));
  // Whether a card is an organization's is read of the few who may hold any.
  return heldParts({ kind: donor_kind ?? 'individual', entries }, context).length > 0;
}

async function casesOf(context: Context, some: readonly Donor[], law: MeterContext): Promise<ExportedCase[]> {
  const suspects = some.filter((donor) => mayHold(donor, law));
  if (suspects.length === 0) return [];
  const cards = await cardsOf(
    context,
    suspects.map(({ id }) => id),
  );
  const idsOf = ({ id }: Donor) => [id, ...(cards.get(id)?.merged_ids ?? [])];
  const entries = await entriesOf(context, suspects.flatMap(idsOf));
  return suspects.flatMap((donor) => {
    const kind = countedKind(cards.get(donor.id)?.kind, donor.donor_kind);
    if (kind === null) return [];
    const own = idsOf(donor).flatMap((id) => entries.get(id) ?? []);
    return heldParts({ kind, entries: own }, law).map((part) => ({
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
      const some = page.rows.filter((donor) => isBarred(donor) === at > 0);
      cases.push(...(await casesOf(context, some, law)));
      if (!page.next) break;
      page = await page.next();
    }
  }
  return cases.toSorted(mostUrgentFirst);
}
