import type { Stored } from '../../../collections/define.ts';
import { fileRefunds } from '../../../collections/file-refunds.ts';
import { giftEntries } from '../../../collections/gift-entries.ts';
import { undoPage } from '../../../collections/import-removals.ts';
import { pledgePayments } from '../../../collections/pledge-payments.ts';
import { type Reads, type Store, serverTime } from '../../store.ts';
import { inPieces, refundable, sharesMoved } from '../book-refunds.ts';
import { isAsCreated } from '../chunk.ts';

type Refund = Stored<typeof fileRefunds>;
type Found = { id: string } & Record<string, unknown>;

/**
 * One page of what rows of an import told of money that went back. It stays where a member settled it, and where its gift is
 * void by now: what was taken off then would be missing.
 */
export async function judgeRefunds(reads: Reads, importId: string, after: string) {
  const docs = await reads.find(fileRefunds, {
    where: [['import_id', '==', importId]],
    after,
    limit: undoPage,
  });
  const gifts = await giftsOf(reads, docs);
  return docs.map((doc) => {
    const gift = doc.gift_id === null ? null : (gifts.get(doc.gift_id) ?? null);
    const isVoid = doc.state === 'booked' && gift?.status === 'void';
    const reason = doc.settled_by !== null || isVoid ? ('edited' as const) : null;
    return { record: doc as Found, reason, facets: [], card: null };
  });
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
  const entries = await inPieces([...gifts.keys()], (some) =>
    store.find(giftEntries, { where: [['gift_id', 'in', some]] }),
  );
  const paying = [...gifts.values()].flatMap(({ id, pledge_id }) => (pledge_id === null ? [] : [id]));
  const payments = await store.getAll(pledgePayments, paying);
  const gone = new Set(docs.map(({ id }) => id));
  const going = entries.filter(({ id }) => gone.has(id) || gone.has(id.replace(/-\d{1,2}$/, '')));
  const paid: { pledge: string; counted: number }[] = [];
  const updates = [...gifts.values()].map((gift) => {
    const own = going.filter(({ gift_id }) => gift_id === gift.id);
    const back = own.reduce((sum, { cents }) => sum - cents, 0);
    const counted = gift.counted + back;
    if (gift.pledge_id !== null) {
      const shares = payments.find((one) => one?.id === gift.id)?.shares ?? null;
      for (const [pledge, cents] of sharesMoved(shares, gift.pledge_id, gift.counted, counted))
        paid.push({ pledge, counted: -cents });
    }
    const stamps = isAsCreated(gift) ? { created_at: serverTime } : {};
    return { id: gift.id, fields: { counted, status: counted > 0 ? 'completed' : gift.status, ...stamps } };
  });
  return {
    paid,
    save() {
      for (const { id, fields } of updates)
        store.update(refundable, id, { ...fields, updated_at: serverTime, updated_by: by } as never);
      for (const { id } of going) store.delete(giftEntries, id);
      for (const { id } of docs) store.delete(fileRefunds, id);
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
