import type { DonationRow } from '../../api/imports-api.ts';
import { fileRefunds } from '../../collections/file-refunds.ts';
import { sha256 } from '../../demo/hash.ts';
import {
  type Booked,
  backOf,
  bookedRefund,
  type ReportedRefund,
  type WrittenEntry,
} from '../../domain/gifts/file-refund.ts';
import type { StoredGift } from '../../domain/gifts/gift-entries.ts';
import { isOutcome } from '../../domain/import/gift-status.ts';
import { giftKeysOf, outcomeId, refundId, returnedId, unsaidId } from '../../domain/import/refund-id.ts';
import { preparePartners } from '../gifts/follow-partners.ts';
import { type Fields, type Store, serverTime } from '../store.ts';
import { type Chunk, isAsCreated } from './chunk.ts';
import {
  inPieces,
  type Open,
  openedAs,
  openStored,
  owedAgain,
  refundable,
  saveStored,
  settleAwaited,
} from './opened-gifts.ts';

type Doc = Fields<typeof fileRefunds.schema>;
type Counted = { id: string; row: DonationRow };

export type RefundCounts = { booked: number; bookedCents: number; waiting: number; waitingCents: number };
export type RefundPlan = RefundCounts & {
  /** A new gift as its refunds of the same rows leave it, with all of its entries. */
  created: (id: string) => { gift: StoredGift; entries: readonly WrittenEntry[] };
  /** Cents that are taken back from what gifts had paid of pledges. */
  pledges: ReadonlyMap<string, number>;
  /** Rows of gifts that were there which told of more that went back, or what became of the gift. */
  reported: number;
  /** Rows that do not say how much went back. */
  unsaid: number;
  /** Gifts that were awaited and came. */
  arrived: readonly Open[];
  /** Cents of refunds that were there. */
  unchangedCents: number;
  /** `pledgeOf`: what gifts that came pay, where they name no pledge. */
  save: (pledgeOf: ReadonlyMap<string, string>) => void;
};

type Rows = {
  refunds: readonly DonationRow[];
  /** Gifts that come, by the id of each, and rows whose gifts are there. */
  created: ReadonlyMap<string, DonationRow>;
  present: readonly (Counted & { status: DonationRow['status'] })[];
};

/** What a row of a gift says went back of it by now. */
const backStated = ({ status, amount, returned }: DonationRow): number =>
  status === 'refunded' ? amount : status === 'completed' ? returned : 0;

/**
 * Decides on which gift each refund counts, and what became of gifts that were awaited. Reads nothing where no row is about
 * either, but for refunds that wait for a gift that comes: a query for each thirty new gifts. Else the refunds, the gifts that
 * they may be of, and the entries and other refunds of these.
 */
export async function planRefunds(chunk: Chunk, { refunds, created, present }: Rows): Promise<RefundPlan> {
  const { store, importId } = chunk;
  const reported = present.filter(({ row }) => backStated(row) > 0);
  const byId = new Map(refunds.map((row) => [refundId(row, sha256), row]));
  const keysOf = new Map(refunds.map((row) => [row, giftKeysOf(row, sha256)]));
  const keys = [...keysOf.values()].flat().flatMap(({ id, other }) => [id, other]);
  const awaited = present.filter(({ row, status }) => isOutcome(status, row.status));
  const newRows = [...created].map(([id, row]) => ({ id, row }));
  const parts = [...newRows, ...present].filter(({ row }) => row.part_returned);
  const looked = [...reported, ...awaited, ...parts].map(({ id }) => id);
  const wanted = [...new Set([...keys, ...looked])].filter((id) => !created.has(id));
  const [known, waiting, found] = await Promise.all([
    store.getAll(fileRefunds, [...byId.keys(), ...parts.map(({ id }) => unsaidId(id, sha256))]),
    waitingFor(store, [...created.keys(), ...awaited.map(({ id }) => id)]),
    store.getAll(refundable, wanted),
  ]);
  const gifts = found.filter((gift) => gift !== null);
  const opened = await openStored(store, gifts);
  for (const [id, row] of created) opened.set(id, openedAs(id, row, importId));
  for (const { id, row } of awaited) {
    const gift = opened.get(id);
    if (gift) settleAwaited(gift, row, importId);
  }
  const outcomes = [...opened.values()].filter(({ outcome }) => outcome !== null);
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
    const key = doc.gift_keys.find((one) => created.has(one) || opened.get(one)?.outcome);
    const gift = key === undefined ? undefined : opened.get(key);
    if (!gift || doc.kind === 'outcome') continue;
    if (doc.cents === null) {
      docs.push({ id, doc: { ...doc, gift_id: gift.gift.id, why: 'amount_missing' }, isNew: false });
      continue;
    }
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
  const isThere = (id: string) => there.has(unsaidId(id, sha256));
  const unsaid = parts.filter(({ id }) => !isThere(id) && isPartOpen(opened.get(id)));
  for (const { id, row } of unsaid) {
    const reported = docOf(chunk, row, { kind: 'refund', from: 'gift', cents: null });
    const why = { state: 'waiting' as const, why: 'amount_missing' as const };
    const doc = { ...reported, ...why, gift_keys: [id], gift_id: id, entry_id: null };
    docs.push({ id: unsaidId(id, sha256), doc, isNew: true });
  }
  for (const { unsaid: before, fresh } of opened.values()) {
    const entry = fresh.find(({ kind }) => kind === 'refund');
    if (!before || !entry) continue;
    // How much went back is known by now.
    const { id, ...doc } = before;
    docs.push({ id, doc: { ...doc, state: 'known', why: null, entry_id: entry.id }, isNew: false });
  }
  for (const { gift, stored, outcome } of outcomes) {
    if (!stored || !outcome) continue;
    const { status, amount, date, pledge_id } = stored;
    const was = { status, amount, date, pledged: pledge_id !== null, untouched: isAsCreated(stored) };
    const doc = {
      ...docOf(chunk, outcome, { kind: 'outcome', from: 'gift', cents: gift.amount }),
      ...{ gift_keys: [gift.id], gift_id: gift.id, entry_id: null, state: 'booked' as const, why: null, was },
    };
    docs.push({ id: outcomeId(gift.id, [status, outcome.status], sha256), doc, isNew: false });
  }
  const pledges = await owedAgain(store, [...opened.values()]);
  const savePartners = await preparePartners(
    store,
    { uid: chunk.context.member.uid, importId, reason: null },
    [...opened.values()].flatMap(({ gift, stored, entries, fresh }) =>
      stored ? [{ gift, before: entries.filter((one) => !fresh.includes(one)), added: fresh }] : [],
    ),
  );
  return {
    ...counts,
    reported: more + outcomes.length,
    unsaid: unsaid.length,
    arrived: outcomes.filter(({ fresh }) => fresh.length > 0),
    unchangedCents,
    pledges,
    created(id) {
      const gift = opened.get(id);
      if (!gift) throw new Error(`There is no new gift ${id}.`);
      return gift;
    },
    save(pledgeOf) {
      for (const { id, doc, isNew } of docs)
        if (isNew) store.create(fileRefunds, id, doc);
        else store.set(fileRefunds, id, doc);
      for (const [id, gift] of opened)
        if (gift.fresh.length > 0 || gift.outcome) saveStored(chunk, gift, pledgeOf.get(id) ?? null);
      savePartners();
    },
  };
}

/** Whether a gift came of which nobody knows that anything went back. */
const isPartOpen = (open: Open | undefined): boolean =>
  open?.gift.status === 'completed' && backOf(open.entries) === 0;

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
    ...{ settled_by: null, was: null },
  };
}
