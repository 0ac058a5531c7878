import * as z from 'zod/mini';
import { committeeMax, committeeMembers } from '../../collections/committee-members.ts';
import { contactPoints } from '../../collections/contact-points.ts';
import { directory } from '../../collections/directory.ts';
import { donations } from '../../collections/donations.ts';
import { donors } from '../../collections/donors.ts';
import { membersMax } from '../../constants.ts';
import { pointsOfCard } from '../../domain/consent/card-reach.ts';
import { consentCells } from '../../domain/export/consent-columns.ts';
import { type Exported, exportedGift } from '../../domain/export/export-columns.ts';
import { type CreditedMember, creditedWith, shareOf } from '../../domain/giving/giving-sources.ts';
import { joinedMembers } from '../../domain/giving/joined-members.ts';
import { exportedNumber } from '../../domain/import/gift-id.ts';
import { type CsvKind, csvCollections } from '../../domain/import/import-kinds.ts';
import { findSalt } from '../consent/contact-salt.ts';
import type { Pages, Query, Reads } from '../store.ts';

/** Documents in memory at a time. */
export const exportPageSize = 500;

/** Records as they are stored: one that does not fit its schema is somebody's money all the same. */
const stored = z.looseObject({
  ...{ donor_id: z.optional(z.unknown()), external_id: z.optional(z.unknown()) },
  source_code: z.optional(z.unknown()),
});
/** Which records of a kind: all of them, where it says nothing. */
export type Exportable = Pick<Query<typeof stored>, 'where'>;
export const exportSource = (kind: CsvKind) => {
  const { name, path, within } = csvCollections[kind];
  return { name, path, within, schema: stored };
};
const contacts = {
  ...{ name: donors.name, path: donors.path, within: donors.within },
  schema: z.object({ email: z.optional(z.unknown()), phone: z.optional(z.unknown()) }),
};

/** A whole collection, a page at a time, by id: what is added meanwhile shifts nothing. */
export async function* pagesOf(
  reads: Reads & Pages,
  kind: CsvKind,
  { organization, some }: { organization: string; some: Exportable },
): AsyncGenerator<readonly Exported[]> {
  const cards = kind === 'people' ? await cardRows(reads, organization) : null;
  const gifts = kind === 'donations' ? await giftRows(reads) : null;
  const rowsOf = (rows: readonly Gift[]): Exported[] | Promise<Exported[]> =>
    gifts?.(rows) ?? cards?.(rows) ?? [...rows];
  let page = await reads.page(exportSource(kind), { ...some, limit: exportPageSize });
  for (;;) {
    if (page.rows.length > 0) yield await rowsOf(page.rows);
    if (!page.next) return;
    page = await page.next();
  }
}

/** What a file says of stored cards: members by their names, and what is known about contacting them. */
export async function cardRows(
  reads: Reads,
  organization: string,
): Promise<(rows: readonly Exported[]) => Promise<Exported[]>> {
  const [members, salt] = [await memberNames(reads), await findSalt(reads)];
  return async (rows) => {
    const cards = rows.filter(isAlive).map((card) => withMember(card, members));
    return salt === null ? cards : withConsents(reads, cards, { salt, organization });
  };
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

const addressed = z.object({ emails: z.array(z.string()), phones: z.array(z.string()) });
const { closed, consent } = contactPoints.schema.shape;
const evident = {
  ...{ name: contactPoints.name, path: contactPoints.path, within: contactPoints.within },
  schema: z.object({ closed, consent }),
};

/** Cards with what is known about contacting them. A read for each address of those of whom something is. */
async function withConsents(
  reads: Reads,
  cards: readonly Exported[],
  { salt, organization }: { salt: string; organization: string },
): Promise<Exported[]> {
  const pointsOf = cards.map((card) => {
    const { data } = addressed.safeParse(card);
    if (!data || (card.reach ?? null) === null) return [];
    return pointsOfCard(data, salt, organization).map(({ point }) => point);
  });
  const found = await reads.getAll(evident, [...new Set(pointsOf.flat())]);
  const byId = new Map(found.flatMap((point) => (point ? [[point.id, point] as const] : [])));
  return cards.map((card, at) => ({
    ...card,
    ...consentCells((pointsOf[at] ?? []).flatMap((id) => byId.get(id) ?? [])),
  }));
}

type Gift = z.output<typeof stored> & { id: string };

/** What a file says of gifts. A read for each member of the finance committee, and for each donor of a page. */
async function giftRows(reads: Reads): Promise<(rows: readonly Gift[]) => Promise<Exported[]>> {
  const members = joinedMembers(await reads.find(committeeMembers, { limit: committeeMax }));
  return async (rows) =>
    (await withDonors(reads, rows)).map((gift) => ({ ...gift, raised_by: raisedBy(gift, members) }));
}

const credited = z.object({
  source_code: z._default(donations.schema.shape.source_code, null),
  solicitors: donations.schema.shape.solicitors,
  solicitor_shares: donations.schema.shape.solicitor_shares,
});

/** Who of the committee is credited with a gift, by code or by hand: “Ana López (60%); Ben Ruiz (40%)”. */
function raisedBy(gift: Exported, members: readonly (CreditedMember & { name: string })[]): string {
  const { data } = credited.safeParse(gift);
  if (!data) return '';
  const { source_code: code, solicitors, solicitor_shares } = data;
  const counted = { code, solicitors, solicitor_shares };
  return creditedWith(counted, members)
    .map((member) => {
      const share = shareOf(counted, member);
      return share === null ? member.name : `${member.name} (${share / 100}%)`;
    })
    .join('; ');
}

/** Gifts with their donors' address and number, by which an import recognizes them. */
async function withDonors(reads: Reads, gifts: readonly Gift[]): Promise<Exported[]> {
  const found = await reads.getAll(contacts, [...new Set(gifts.map((gift) => String(gift.donor_id)))]);
  const byId = new Map(found.flatMap((donor) => (donor ? [[donor.id, donor] as const] : [])));
  return gifts.map((gift) => {
    const number = typeof gift.external_id === 'string' ? gift.external_id : null;
    return exportedGift(gift, byId.get(String(gift.donor_id)), exportedNumber(gift.id, number));
  });
}
