import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donations, givingQuarters } from '#shared/collections/index.ts';
import { isPartOfGift } from '#shared/domain/gifts/gift-ids.ts';
import { isSameTally, tallyOf } from '#shared/domain/giving/giving-cells.ts';
import { movedTallies, quartersOf } from '#shared/domain/giving/move-tallies.ts';
import { coalesce } from '../coalesce.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

const { counted, date, method, source_code, solicitors, solicitor_shares, tallied } = donations.schema.shape;
const gift = z.object({ counted, date, method, source_code, solicitors, solicitor_shares, tallied });
const sums = z.object({ cells: givingQuarters.schema.shape.cells });
/** Gifts of one transaction. */
const giftsMax = 100;

/**
 * Has the sums by week follow some gifts: what a header notes is taken off, what counts by now is added and noted, in one
 * transaction. So a gift counts once however often its event comes. Reads and writes: the gifts that differ, and a quarter
 * for each in which something changes.
 */
async function settleGiving(db: Firestore, organization: string, ids: readonly string[]): Promise<void> {
  const gifts = db.collection(donations.path(organization));
  const quarters = db.collection(givingQuarters.path(organization));
  await runTransactionWithRetry(db, async (transaction) => {
    const found = await transaction.getAll(...ids.map((id) => gifts.doc(id)));
    const moves = found.flatMap((snapshot) => {
      const { ref } = snapshot;
      const one = parseOrNull(gift, snapshot.data());
      if (!one) return [];
      const isPart = isPartOfGift(ref.id);
      const move = { ref, from: one.tallied, to: tallyOf(one), isPart };
      return isSameTally(move.from, move.to) ? [] : [move];
    });
    if (moves.length === 0) return;
    const names = quartersOf(moves);
    const stored = await transaction.getAll(...names.map((name) => quarters.doc(name)));
    const before = new Map(
      names.map((name, at) => [name, parseOrNull(sums, stored[at]?.data())?.cells ?? {}]),
    );
    const { tallies, changed } = movedTallies(before, moves);
    for (const [at, { ref }] of moves.entries()) transaction.update(ref, { tallied: tallies[at] ?? null });
    for (const [quarter, cells] of changed) transaction.set(quarters.doc(quarter), { quarter, cells });
  });
}

/** Gifts of one organization that change together are settled together: they contend for one document otherwise. */
export function givingSettler(db: Firestore) {
  return coalesce(async (organization, ids: string[]) => {
    for (let from = 0; from < ids.length; from += giftsMax)
      await settleGiving(db, organization, ids.slice(from, from + giftsMax));
  });
}
