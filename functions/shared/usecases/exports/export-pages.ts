import * as z from 'zod/mini';
import { directory } from '../../collections/directory.ts';
import { donors } from '../../collections/donors.ts';
import { membersMax } from '../../constants.ts';
import { type Exported, exportedGift } from '../../domain/export/export-columns.ts';
import { exportedNumber } from '../../domain/import/gift-id.ts';
import { type CsvKind, csvCollections } from '../../domain/import/import-kinds.ts';
import type { Pages, Reads } from '../store.ts';

/** Documents in memory at a time. */
const pageSize = 500;

/** Records as they are stored: one that does not fit its schema is somebody's money all the same. */
const stored = z.looseObject({ donor_id: z.optional(z.unknown()), external_id: z.optional(z.unknown()) });
export const exportSource = (kind: CsvKind) => {
  const { name, path, within } = csvCollections[kind];
  return { name, path, within, schema: stored };
};
const contacts = {
  ...{ name: donors.name, path: donors.path, within: donors.within },
  schema: z.object({ email: z.optional(z.unknown()), phone: z.optional(z.unknown()) }),
};

/** A whole collection, a page at a time, by id: what is added meanwhile shifts nothing. */
export async function* pagesOf(reads: Reads & Pages, kind: CsvKind): AsyncGenerator<readonly Exported[]> {
  const members = kind === 'people' ? await memberNames(reads) : new Map<string, string>();
  const rowsOf = (rows: readonly Gift[]): Exported[] | Promise<Exported[]> => {
    if (kind === 'donations') return withDonors(reads, rows);
    return kind === 'people' ? rows.filter(isAlive).map((card) => withMember(card, members)) : [...rows];
  };
  let page = await reads.page(exportSource(kind), { limit: pageSize });
  for (;;) {
    if (page.rows.length > 0) yield await rowsOf(page.rows);
    if (!page.next) return;
    page = await page.next();
  }
}

/** A card that was merged into another one is that one's. */
const isAlive = (card: Exported): boolean => (card.merged_into ?? null) === null;

/** Members by their accounts' ids: a file names them, since the import knows them by name again. */
async function memberNames(reads: Reads): Promise<ReadonlyMap<string, string>> {
  const members = await reads.find(directory, { limit: membersMax, select: ['full_name'] });
  return new Map(members.map(({ id, full_name }) => [id, full_name]));
}

const withMember = (card: Exported, members: ReadonlyMap<string, string>): Exported => ({
  ...card,
  assigned_to: members.get(String(card.assigned_to)) ?? null,
});

type Gift = z.output<typeof stored> & { id: string };

/** Gifts with their donors' address and number, by which an import recognizes them. */
async function withDonors(reads: Reads, gifts: readonly Gift[]): Promise<Exported[]> {
  const found = await reads.getAll(contacts, [...new Set(gifts.map((gift) => String(gift.donor_id)))]);
  const byId = new Map(found.flatMap((donor) => (donor ? [[donor.id, donor] as const] : [])));
  return gifts.map((gift) => {
    const number = typeof gift.external_id === 'string' ? gift.external_id : null;
    return exportedGift(gift, byId.get(String(gift.donor_id)), exportedNumber(gift.id, number));
  });
}
