import * as z from 'zod/mini';
import type { DonationRow } from '../../api/imports-api.ts';
import { donations } from '../../collections/donations.ts';
import { fileRefunds } from '../../collections/file-refunds.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { pledgePayments } from '../../collections/pledge-payments.ts';
import { sha256 } from '../../demo/hash.ts';
import {
  type Booked,
  backOf,
  bookedRefund,
  type ReportedRefund,
  type WrittenEntry,
} from '../../domain/gifts/file-refund.ts';
import { countedAtFirst, firstEntries, type StoredGift } from '../../domain/gifts/gift-entries.ts';
import { giftKeysOf, refundId, returnedId } from '../../domain/import/refund-id.ts';
import { type GiftShare, paidShares, shareChanges } from '../../domain/pledges/gift-shares.ts';
import { writeEntries } from '../gifts/record-gift.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import { type Chunk, updateStamps } from './chunk.ts';

const { donor_id, amount, counted, date, status, election, pledge_id, import_id, created_at, updated_at } =
  donations.schema.shape;
/** What of a gift decides how a refund counts on it. */
export const refundable = {
  ...{ name: donations.name, path: donations.path, within: donations.within },
  schema: z.object({
    ...{ donor_id, amount, counted, date, status, election, pledge_id, import_id, created_at, updated_at },
  }),
};
type StoredRow = Row<typeof refundable.schema>;
type Doc = z.output<typeof fileRefunds.schema>;

/** Ids that one query names. */
const idsPerQuery = 30;

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

/** A gift that refunds are booked on: what it is by now, and the entries that are new. */
type Open = {
  gift: StoredGift;
  stored: StoredRow | null;
  entries: WrittenEntry[];
  fresh: WrittenEntry[];
  claimed: Set<string>;
};

export type RefundCounts = { booked: number; bookedCents: number; waiting: number; waitingCents: number };
export type RefundPlan = RefundCounts & {
  /** A new gift as its refunds of the same rows leave it, with all of its entries. */
  created: (id: string) => { gift: StoredGift; entries: readonly WrittenEntry[] };
  /** Cents that are taken back from what gifts had paid of pledges. */
  pledges: ReadonlyMap<string, number>;
  /** Rows of gifts that were there which told of more that went back. */
  reported: number;
  /** Cents of refunds that were there. */
  unchangedCents: number;
  save: () => void;
};

type Rows = {
  refunds: readonly DonationRow[];
  /** Gifts that come, by the id of each, and rows whose gifts are there. */
  created: ReadonlyMap<string, DonationRow>;
  present: readonly { id: string; row: DonationRow }[];
};

const openedAs = (id: string, row: DonationRow, importId: string): Open => {
  const gift = { ...row, id, counted: countedAtFirst(row) - row.returned };
  const entries = firstEntries(id, gift, row.election, row.returned_on).map((entry) => ({
    ...entry,
    import_id: importId,
  }));
  return { gift, stored: null, entries, fresh: [], claimed: new Set() };
};

/** What a row of a gift says went back of it by now. */
const backStated = ({ status, amount, returned }: DonationRow): number =>
  status === 'refunded' ? amount : status === 'completed' ? returned : 0;

/**
 * Decides on which gift each refund counts. Reads nothing where no row is about money that went back, but for refunds that
 * wait for a gift that comes: a query for each thirty new gifts. Else the refunds, the gifts that they may be of, and the
 * entries and other refunds of these.
 */
export async function planRefunds(chunk: Chunk, { refunds, created, present }: Rows): Promise<RefundPlan> {
  const { store, importId } = chunk;
  const reported = present.filter(({ row }) => backStated(row) > 0);
  const byId = new Map(refunds.map((row) => [refundId(row, sha256), row]));
  const keysOf = new Map(refunds.map((row) => [row, giftKeysOf(row, sha256)]));
  const keys = [...keysOf.values()].flat().flatMap(({ id, other }) => [id, other]);
  const wanted = [...new Set([...keys, ...reported.map(({ id }) => id)])].filter((id) => !created.has(id));
  const [known, waiting, found] = await Promise.all([
    store.getAll(fileRefunds, [...byId.keys()]),
    waitingFor(store, [...created.keys()]),
    store.getAll(refundable, wanted),
  ]);
  const gifts = found.filter((gift) => gift !== null);
  const opened = await openStored(store, gifts);
  for (const [id, row] of created) opened.set(id, openedAs(id, row, importId));
  const there = new Set(known.flatMap((one) => one?.id ?? []));

  const docs: { id: string; doc: Doc; isNew: boolean }[] = [];
  const counts: RefundCounts = { booked: 0, bookedCents: 0, waiting: 0, waitingCents: 0 };
  const book = (refund: ReportedRefund, gift: Open, claimed: ReadonlySet<string> = gift.claimed): Booked => {
    const result = bookedRefund(gift.gift, gift.entries, refund, { claimed, importId });
    if (result.is === 'booked') {
      gift.gift = { ...gift.gift, ...result.fields };
      gift.entries = [...gift.entries, ...result.entries];
      gift.fresh = [...gift.fresh, ...result.entries];
    }
    return result;
  };
  const settled = (result: Booked, giftId: string) => ({
    state: result.is,
    why: result.is === 'waiting' ? result.why : null,
    gift_id: result.is === 'waiting' ? null : giftId,
  });

  for (const { id, ...doc } of waiting) {
    const key = doc.gift_keys.find((one) => created.has(one));
    const gift = key === undefined ? undefined : opened.get(key);
    if (!gift) continue;
    const result = book({ id, kind: doc.kind, cents: doc.cents, day: doc.day }, gift);
    const entry_id = result.is === 'booked' ? id : result.is === 'known' ? result.entry : null;
    if (entry_id) gift.claimed.add(entry_id);
    docs.push({ id, doc: { ...doc, ...settled(result, gift.gift.id), entry_id }, isNew: false });
  }
  let unchangedCents = 0;
  for (const [id, row] of byId) {
    if (there.has(id)) {
      unchangedCents += row.amount;
      continue;
    }
    const all = keysOf.get(row) ?? [];
    const key = all.find((one) => opened.has(one.id));
    const gift = key && opened.get(key.id);
    const isOneOfSeveral = key !== undefined && opened.has(key.other);
    const result: Booked = !gift
      ? { is: 'waiting', why: 'no_gift' }
      : isOneOfSeveral
        ? { is: 'waiting', why: 'several' }
        : book({ id, kind: row.refund?.kind ?? 'refund', cents: row.amount, day: row.date }, gift);
    const entry_id = result.is === 'booked' ? id : result.is === 'known' ? result.entry : null;
    if (entry_id) gift?.claimed.add(entry_id);
    if (result.is === 'waiting') {
      counts.waiting += 1;
      counts.waitingCents += row.amount;
    } else if (result.is === 'booked') {
      counts.booked += 1;
      counts.bookedCents += row.amount;
    } else unchangedCents += row.amount;
    const doc = {
      ...docOf(chunk, row, { kind: row.refund?.kind ?? 'refund', from: 'row', cents: row.amount }),
      gift_keys: [...new Set(all.map((one) => one.id))],
      ...settled(result, gift?.gift.id ?? id),
      entry_id,
    };
    docs.push({ id, doc, isNew: true });
  }
  let more = 0;
  for (const { id: giftId, row } of reported) {
    const gift = opened.get(giftId);
    const cents = gift ? backStated(row) - backOf(gift.entries) : 0;
    const id = returnedId(giftId, backStated(row), sha256);
    if (!gift || cents <= 0 || gift.gift.status !== 'completed') continue;
    const reported = { id, kind: 'refund' as const, cents: Math.min(cents, gift.gift.counted) };
    // What is there was taken off already: nothing of it is this.
    const all = new Set(gift.entries.map((entry) => entry.id));
    const result = book({ ...reported, day: row.returned_on ?? row.date }, gift, all);
    if (result.is !== 'booked') continue;
    const doc = {
      ...docOf(chunk, row, { kind: 'refund', from: 'gift', cents: reported.cents }),
      ...{ gift_keys: [giftId], gift_id: giftId, entry_id: id, state: 'booked' as const, why: null },
    };
    docs.push({ id, doc, isNew: true });
    more += 1;
  }
  const pledges = await owedAgain(store, [...opened.values()]);
  return {
    ...counts,
    reported: more,
    unchangedCents,
    pledges,
    created(id) {
      const gift = opened.get(id);
      if (!gift) throw new Error(`There is no new gift ${id}.`);
      return gift;
    },
    save() {
      for (const { id, doc, isNew } of docs)
        if (isNew) store.create(fileRefunds, id, doc);
        else store.set(fileRefunds, id, doc);
      for (const gift of opened.values()) if (gift.stored && gift.fresh.length > 0) saveStored(chunk, gift);
    },
  };
}

/** What of each pledge is owed again, also where one gift pays several. A read for each gift that pays any. */
async function owedAgain(store: Store, gifts: readonly Open[]): Promise<Map<string, number>> {
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

/** Refunds that wait for gifts of these ids. */
const waitingFor = (store: Store, ids: readonly string[]) =>
  inPieces(ids, (some) =>
    store.find(fileRefunds, {
      where: [
        ['gift_keys', 'array-contains-any', some],
        ['state', '==', 'waiting'],
      ],
    }),
  );

/** Gifts that are there, with all of their entries, and which of these rows of files told. */
async function openStored(store: Store, gifts: readonly StoredRow[]): Promise<Map<string, Open>> {
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
        },
      ];
    }),
  );
}

function docOf(
  { importId, fileName, context }: Chunk,
  row: DonationRow,
  reported: Pick<Doc, 'kind' | 'from' | 'cents'>,
): Omit<Doc, 'state' | 'why' | 'gift_id' | 'entry_id' | 'gift_keys'> {
  return {
    ...reported,
    day: row.date,
    name: row.name,
    number: row.refund?.number ?? row.external_id,
    file_name: fileName,
    row: row.row,
    import_id: importId,
    recorded_at: serverTime,
    recorded_by: context.member.uid,
    settled_by: null,
  };
}

/** The header and the new entries of a gift that was there; its trigger counts what follows. */
function saveStored(chunk: Chunk, { gift, stored, entries, fresh }: Open): void {
  if (!stored) return;
  chunk.store.update(refundable, gift.id, {
    ...{ counted: gift.counted, status: gift.status },
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
