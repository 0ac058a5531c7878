import type { Stored } from '../../../collections/define.ts';
import { fileRefunds } from '../../../collections/file-refunds.ts';
import { giftEntries } from '../../../collections/gift-entries.ts';
import { giftPartners } from '../../../collections/gift-partners.ts';
import { undoPage } from '../../../collections/import-removals.ts';
import { pledgePayments } from '../../../collections/pledge-payments.ts';
import { preparePartners } from '../../gifts/follow-partners.ts';
import { type Reads, type Store, serverTime } from '../../store.ts';
import { isAsCreated } from '../chunk.ts';
import { inPieces, refundable, sharesMoved } from '../opened-gifts.ts';

type Refund = Stored<typeof fileRefunds>;
type Found = { id: string } & Record<string, unknown>;

/**
 * One page of what rows of an import told of money that went back, and of gifts that were awaited. It stays where a member
 * settled it, where its gift is void by now, since what was taken off then would be missing, where a bank gave back what it took,
 * since that would count twice, and where more happened to a gift after it came.
 */
export async function judgeRefunds(reads: Reads, importId: string, after: string) {
  const docs = await reads.find(fileRefunds, {
    where: [['import_id', '==', importId]],
    after,
    limit: undoPage,
  });
  const looked = docs.flatMap(({ kind, gift_id }) => (kind !== 'refund' && gift_id ? [gift_id] : []));
  const came = docs.flatMap(({ kind, gift_id }) => (kind === 'outcome' && gift_id ? [gift_id] : []));
  const [gifts, entries, partners] = await Promise.all([
    giftsOf(reads, docs),
    entriesOf(reads, looked),
    reads.getAll(giftPartners, came),
  ]);
  return docs.map((doc) => {
    const gift = doc.gift_id === null ? null : (gifts.get(doc.gift_id) ?? null);
    const isVoid = doc.state === 'booked' && gift?.status === 'void';
    const isMore =
      doc.kind === 'outcome' &&
      (partners.some((one) => one !== null && one.id === doc.gift_id) ||
        entries.some(({ gift_id, import_id }) => gift_id === doc.gift_id && import_id !== importId));
    const isRecovered =
      doc.kind === 'chargeback' &&
      doc.state === 'booked' &&
      entries.some(
        ({ gift_id, kind, cents }) => gift_id === doc.gift_id && kind === 'chargeback' && cents > 0,
      );
    const isLeft = doc.settled_by !== null || isVoid || isMore || isRecovered;
    const reason = isLeft ? ('edited' as const) : null;
    return { record: doc as Found, reason, facets: [], card: null };
  });
}

const entriesOf = (reads: Reads, gifts: readonly string[]) =>
  inPieces(gifts, (some) => reads.find(giftEntries, { where: [['gift_id', 'in', some]] }));

/** What a row did not say how much of went back, and another one that goes had told: it waits again. */
async function unsaidAgain(store: Store, gifts: readonly string[], gone: ReadonlySet<string>) {
  const reported = await inPieces(gifts, (some) =>
    store.find(fileRefunds, { where: [['gift_id', 'in', some]] }),
  );
  return reported.filter(
    ({ id, cents, state, entry_id }) =>
      cents === null && state === 'known' && entry_id !== null && gone.has(entry_id) && !gone.has(id),
  );
}

async function giftsOf(reads: Reads, docs: readonly Refund[]) {
  const ids = docs.flatMap(({ gift_id, state }) => (gift_id !== null && state === 'booked' ? [gift_id] : []));
  const found = await reads.getAll(refundable, [...new Set(ids)]);
  return new Map(found.flatMap((gift) => (gift ? [[gift.id, gift] as const] : [])));
}

/**
 * Prepares to take refunds back: their entries go, and their gifts count again what they took. A gift that nobody else touched
 * stays as it was created, so that it can go as well. Cents by pledge are what is paid of each again.
 */
export async function prepareRefundsGone(store: Store, by: string, docs: readonly Refund[]) {
  const gifts = await giftsOf(store, docs);
  const entries = await entriesOf(store, [...gifts.keys()]);
  const paying = [...gifts.values()].flatMap(({ id, pledge_id }) => (pledge_id === null ? [] : [id]));
  const payments = await store.getAll(pledgePayments, paying);
  const gone = new Set(docs.map(({ id }) => id));
  const again = await unsaidAgain(store, [...gifts.keys()], gone);
  const outcomes = new Map(
    docs.flatMap(({ gift_id, was }) => (gift_id !== null && was ? [[gift_id, was] as const] : [])),
  );
  // Nothing else happened to a gift that is awaited again.
  const going = entries.filter(
    ({ id, gift_id }) => outcomes.has(gift_id) || gone.has(id) || gone.has(id.replace(/-\d{1,2}$/, '')),
  );
  const paid: { pledge: string; counted: number }[] = [];
  const updates = [...gifts.values()].map((gift) => {
    const own = going.filter(({ gift_id }) => gift_id === gift.id);
    const back = own.reduce((sum, { cents }) => sum - cents, 0);
    const counted = gift.counted + back;
    const shares = payments.find((one) => one?.id === gift.id)?.shares ?? null;
    if (gift.pledge_id !== null) {
      for (const [pledge, cents] of sharesMoved(shares, gift.pledge_id, gift.counted, counted))
        paid.push({ pledge, counted: -cents });
    }
    const was = outcomes.get(gift.id);
    const stamps = was?.untouched || isAsCreated(gift) ? { created_at: serverTime } : {};
    if (was) {
      const { status, amount, date, pledged } = was;
      const pledge_id = pledged || shares ? gift.pledge_id : null;
      return { id: gift.id, fields: { counted, status, amount, date, pledge_id, ...stamps } };
    }
    return { id: gift.id, fields: { counted, status: counted > 0 ? 'completed' : gift.status, ...stamps } };
  });
  const savePartners = await preparePartners(
    store,
    { uid: by, importId: null, reason: null },
    [...gifts.values()].map((gift) => {
      const own = entries.filter(({ gift_id }) => gift_id === gift.id);
      const added = own.filter((one) => going.includes(one)).map((one) => ({ ...one, cents: -one.cents }));
      return { gift, before: own, added };
    }),
  );
  return {
    paid,
    save() {
      savePartners();
      for (const { id, fields } of updates)
        store.update(refundable, id, { ...fields, updated_at: serverTime, updated_by: by } as never);
      for (const { id } of going) store.delete(giftEntries, id);
      for (const { id } of docs) store.delete(fileRefunds, id);
      for (const { id } of again)
        store.update(fileRefunds, id, { state: 'waiting', why: 'amount_missing', entry_id: null });
    },
  };
}

/** Entries of gifts that go, and what files tell of them: of another import, it waits for the gift again. */
export async function prepareGiftsGone(store: Store, importId: string, giftIds: readonly string[]) {
  const [entries, reported] = await Promise.all([
    inPieces(giftIds, (some) => store.find(giftEntries, { where: [['gift_id', 'in', some]] })),
    inPieces(giftIds, (some) => store.find(fileRefunds, { where: [['gift_id', 'in', some]] })),
  ]);
  const byGift = new Map<string, (typeof entries)[number][]>();
  for (const entry of entries) byGift.set(entry.gift_id, [...(byGift.get(entry.gift_id) ?? []), entry]);
  return {
    entriesOf: (gift: string) => byGift.get(gift) ?? [],
    save() {
      for (const { id } of entries) store.delete(giftEntries, id);
      const again = { state: 'waiting', why: 'no_gift', gift_id: null, entry_id: null } as const;
      for (const { id, import_id } of reported)
        if (import_id !== importId) store.update(fileRefunds, id, again);
    },
  };
}
