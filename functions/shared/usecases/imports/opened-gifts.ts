import * as z from 'zod/mini';
import type { DonationRow } from '../../api/imports-api.ts';
import { donations } from '../../collections/donations.ts';
import { fileRefunds } from '../../collections/file-refunds.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { pledgePayments } from '../../collections/pledge-payments.ts';
import type { WrittenEntry } from '../../domain/gifts/file-refund.ts';
import { countedAtFirst, firstEntries, type StoredGift } from '../../domain/gifts/gift-entries.ts';
import { isOutcome } from '../../domain/import/gift-status.ts';
import { type GiftShare, paidShares, shareChanges } from '../../domain/pledges/gift-shares.ts';
import { writeEntries } from '../gifts/gift-records.ts';
import type { Row, Store } from '../store.ts';
import { type Chunk, updateStamps } from './chunk.ts';

const { donor_id, amount, counted, date, status, election, pledge_id, batch_id } = donations.schema.shape;
const { import_id, created_at, updated_at } = donations.schema.shape;
/** What of a gift decides how a refund counts on it. */
export const refundable = {
  ...{ name: donations.name, path: donations.path, within: donations.within },
  schema: z.object({
    ...{ donor_id, amount, counted, date, status, election, pledge_id, batch_id },
    ...{ import_id, created_at, updated_at },
  }),
};
export type StoredRow = Row<typeof refundable.schema>;

/** Ids that one query names. */
export const idsPerQuery = 30;

/** What one query each finds of thirty ids. */
export async function inPieces<R>(
  ids: readonly string[],
  find: (some: readonly string[]) => Promise<R[]>,
): Promise<R[]> {
  const pieces: Promise<R[]>[] = [];
  for (let from = 0; from < ids.length; from += idsPerQuery)
    pieces.push(find(ids.slice(from, from + idsPerQuery)));
  return (await Promise.all(pieces)).flat();
}

type Doc = Row<typeof fileRefunds.schema>;
/** A gift that refunds are booked on: what it is by now, and the entries that are new. */
export type Open = {
  gift: StoredGift;
  stored: StoredRow | null;
  entries: WrittenEntry[];
  fresh: WrittenEntry[];
  claimed: Set<string>;
  /** What waits for somebody to say how much of it went back. */
  unsaid: Doc | null;
  /** The row that told what became of it, where it was awaited. */
  outcome: DonationRow | null;
};

/** The entries of a gift as a row has it. */
const entriesIn = (gift: StoredGift, row: DonationRow, importId: string): WrittenEntry[] =>
  firstEntries(gift.id, gift, gift.election, row.returned_on).map((entry) => ({
    ...entry,
    import_id: importId,
  }));

export function openedAs(id: string, row: DonationRow, importId: string): Open {
  const gift = { ...row, id, counted: countedAtFirst(row) - row.returned };
  const entries = entriesIn(gift, row, importId);
  return { gift, stored: null, entries, fresh: [], claimed: new Set(), unsaid: null, outcome: null };
}

/** Lets a gift that was awaited be what a row says: its amount and day are those of the money that came. */
export function settleAwaited(open: Open, row: DonationRow, importId: string): void {
  const { stored } = open;
  // What a batch counts stays as it was typed.
  if (!stored || stored.batch_id !== null || !isOutcome(stored.status, row.status)) return;
  open.outcome = row;
  const { status } = row;
  if (status === 'failed' || status === 'void') {
    open.gift = { ...open.gift, status: 'failed' };
    return;
  }
  const { amount, date } = row;
  open.gift = { ...open.gift, amount, date, status, counted: countedAtFirst(row) - row.returned };
  open.fresh = entriesIn(open.gift, row, importId);
  open.entries = [...open.entries, ...open.fresh];
}

/** What of each pledge is owed again, also where one gift pays several. A read for each gift that pays any. */
export async function owedAgain(store: Store, gifts: readonly Open[]): Promise<Map<string, number>> {
  const changed = gifts.filter(({ stored, fresh }) => stored?.pledge_id && fresh.length > 0);
  const payments = await store.getAll(
    pledgePayments,
    changed.map(({ gift }) => gift.id),
  );
  const owed = new Map<string, number>();
  for (const [at, { gift, stored }] of changed.entries()) {
    if (!stored?.pledge_id) continue;
    const { pledge_id, counted } = stored;
    for (const [pledge, cents] of sharesMoved(payments[at]?.shares ?? null, pledge_id, counted, gift.counted))
      owed.set(pledge, (owed.get(pledge) ?? 0) - cents);
  }
  return owed;
}

/** Cents by which what a gift pays of each pledge changes. `shares`: null where all of it is one pledge's. */
export const sharesMoved = (
  shares: GiftShare[] | null,
  pledge: string,
  from: number,
  to: number,
): ReadonlyMap<string, number> =>
  shares ? shareChanges(paidShares(shares, from), paidShares(shares, to)) : new Map([[pledge, to - from]]);

/** What a row says went back, and not how much. */
export const isUnsaid = ({ state, cents }: Pick<Doc, 'state' | 'cents'>): boolean =>
  state === 'waiting' && cents === null;

/** Gifts that are there, with all of their entries, and which of these rows of files told. */
export async function openStored(store: Store, gifts: readonly StoredRow[]): Promise<Map<string, Open>> {
  const ids = gifts.map(({ id }) => id);
  const [entries, claims] = await Promise.all([
    inPieces(ids, (some) => store.find(giftEntries, { where: [['gift_id', 'in', some]] })),
    inPieces(ids, (some) => store.find(fileRefunds, { where: [['gift_id', 'in', some]] })),
  ]);
  return new Map(
    gifts.map((stored) => {
      const own = claims.filter(({ gift_id, from }) => gift_id === stored.id && from === 'row');
      const gift = { ...stored };
      return [
        stored.id,
        {
          ...{ gift, stored, fresh: [], entries: entries.filter(({ gift_id }) => gift_id === stored.id) },
          claimed: new Set(own.flatMap(({ entry_id }) => entry_id ?? [])),
          unsaid: claims.find((one) => one.gift_id === stored.id && isUnsaid(one)) ?? null,
          outcome: null,
        },
      ];
    }),
  );
}

/** What a processor alone knows of a gift that came. */
const cameWith = ({ fee, payout, transferred_on }: DonationRow): object =>
  Object.fromEntries(Object.entries({ fee, payout, transferred_on }).filter(([, value]) => value !== null));

/** The header and the new entries of a gift that was there; its trigger counts what follows. `pledge`: one that it finds. */
export function saveStored(
  chunk: Chunk,
  { gift, stored, entries, fresh, outcome }: Open,
  pledge: string | null,
): void {
  if (!stored) return;
  chunk.store.update(refundable, gift.id, {
    ...{ counted: gift.counted, status: gift.status },
    ...(outcome && fresh.length > 0
      ? { amount: gift.amount, date: gift.date, pledge_id: stored.pledge_id ?? pledge, ...cameWith(outcome) }
      : {}),
    ...updateStamps(chunk, stored),
  } as never);
  const first = entries.find(({ id }) => id === gift.id);
  const donor = first && 'donor_id' in first ? String(first.donor_id) : stored.donor_id;
  writeEntries(
    chunk.store,
    fresh.map(({ import_id: _, ...entry }) => ({ ...entry, reason: null })),
    {
      ...{ gift_id: gift.id, donor_id: donor, import_id: chunk.importId },
      recorded_by: chunk.context.member.uid,
    },
  );
}
