import { fileRefunds } from '../../collections/file-refunds.ts';
import type { WrittenEntry } from '../../domain/gifts/file-refund.ts';
import type { StoredGift } from '../../domain/gifts/gift-entries.ts';
import { preparePartners } from '../gifts/follow-partners.ts';
import type { Chunk } from './chunk.ts';
import { findRefunds, type RefundRows } from './find-refunds.ts';
import { type Open, owedAgain, saveStored } from './opened-gifts.ts';
import {
  askAmounts,
  bookReported,
  bookRows,
  bookWaiting,
  knowAmounts,
  noteOutcomes,
  type RefundCounts,
} from './refund-docs.ts';

export type { RefundCounts } from './refund-docs.ts';

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

/**
 * Decides on which gift each refund counts, and what became of gifts that were awaited. Reads nothing where no row is about
 * either, but for refunds that wait for a gift that comes: a query for each thirty new gifts. Else the refunds, the gifts that
 * they may be of, and the entries and other refunds of these.
 */
export async function planRefunds(chunk: Chunk, given: RefundRows): Promise<RefundPlan> {
  const { store, importId, context } = chunk;
  const found = await findRefunds(chunk, given);
  const { opened, outcomes } = found;
  // In this order: what waited longest comes first, and what nobody says is found out last.
  const waited = bookWaiting(chunk, found, given.created);
  const rows = bookRows(chunk, found);
  const reported = bookReported(chunk, found);
  const unsaid = askAmounts(chunk, found);
  const docs = [
    ...waited,
    ...rows.docs,
    ...reported,
    ...unsaid,
    ...knowAmounts(found),
    ...noteOutcomes(chunk, found),
  ];
  const pledges = await owedAgain(store, [...opened.values()]);
  const savePartners = await preparePartners(
    store,
    { uid: context.member.uid, importId, reason: null },
    [...opened.values()].flatMap(({ gift, stored, entries, fresh }) =>
      stored ? [{ gift, before: entries.filter((one) => !fresh.includes(one)), added: fresh }] : [],
    ),
  );
  return {
    ...rows.counts,
    reported: reported.length + outcomes.length,
    unsaid: unsaid.length,
    arrived: outcomes.filter(({ fresh }) => fresh.length > 0),
    unchangedCents: rows.unchangedCents,
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
