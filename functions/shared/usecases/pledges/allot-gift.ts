import { allotGiftCall } from '../../api/pledges-api.ts';
import { donations } from '../../collections/donations.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { pledgePayments } from '../../collections/pledge-payments.ts';
import { pledges } from '../../collections/pledges.ts';
import { entryOfMoved } from '../../domain/gifts/gift-ids.ts';
import { attributedOf } from '../../domain/gifts/gift-parts.ts';
import { type GiftShare, paidShares, shareChanges } from '../../domain/pledges/gift-shares.ts';
import { isPaying } from '../../domain/pledges/paying.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { preparePledges } from './save-pledges.ts';

type Gift = Pick<Row<typeof donations.schema>, 'id' | 'pledge_id' | 'counted'>;

/** What a gift pays of which pledges. One read, of a gift that pays any. */
export async function sharesOf(store: Store, { id, pledge_id, counted }: Gift): Promise<GiftShare[]> {
  if (pledge_id === null) return [];
  const stored = await store.get(pledgePayments, id);
  // What is more than a pledge expects is above it: the whole of the gift is that pledge's.
  return stored?.shares ?? [{ pledge_id, cents: Math.max(0, counted) }];
}

/**
 * Prepares what of its pledges changes when another sum of a gift counts. Reads: what it pays, each pledge that changes, and
 * the months in which it expects something else.
 */
export async function prepareRecounted(
  store: Store,
  by: string,
  gift: Gift,
  counted: number,
): Promise<() => void> {
  if (gift.pledge_id === null || counted === gift.counted) return () => undefined;
  const stored = await store.get(pledgePayments, gift.id);
  const changes = stored
    ? shareChanges(paidShares(stored.shares, gift.counted), paidShares(stored.shares, counted))
    : new Map([[gift.pledge_id, counted - gift.counted]]);
  return prepareChanges(store, by, changes);
}

async function prepareChanges(
  store: Store,
  by: string,
  changes: ReadonlyMap<string, number>,
): Promise<() => void> {
  const found = await store.getAll(pledges, [...changes.keys()]);
  const updates = found.flatMap((pledge) =>
    pledge ? [{ pledge, fields: { paid: Math.max(0, pledge.paid + (changes.get(pledge.id) ?? 0)) } }] : [],
  );
  return preparePledges(store, by, updates);
}

/**
 * Says which pledges of its donor a gift pays, and how much of each; what is left over pays none. What it paid before is owed
 * again. Reads: the profile, the gift, its entries, what it pays, each pledge, and the months in which something else is
 * expected.
 */
export const allotGift = command(
  allotGiftCall,
  async ({ giftId, shares: named }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const [gift, entries] = await Promise.all([
      store.get(donations, giftId),
      store.find(giftEntries, { where: [['gift_id', '==', giftId]] }),
    ]);
    if (!gift) throw new RefusedError('gifts.gone');
    // Another donor's part pays the same pledge, and comes back to it.
    if (attributedOf(entries) > 0) throw new RefusedError('pledges.partGiven');
    // A part of another donor's gift pays what that gift was for.
    if (entryOfMoved(giftId) !== null) throw new RefusedError('pledges.partOfGift');
    const shares = named.map(({ pledgeId, cents }) => ({ pledge_id: pledgeId, cents }));
    const ids = shares.map(({ pledge_id }) => pledge_id);
    if (new Set(ids).size < ids.length) throw new RefusedError('request.badBody');
    const sum = shares.reduce((total, { cents }) => total + cents, 0);
    if (shares.length > 0 && !isPaying(gift)) throw new RefusedError('pledges.paysNothing');
    // What a pending gift will count for is what was typed.
    const most = gift.status === 'pending' ? gift.amount : gift.counted;
    if (sum > most) throw new RefusedError('pledges.moreThanGift');
    const before = await sharesOf(store, gift);
    const found = await store.getAll(pledges, ids);
    const paidBefore = new Set(before.map(({ pledge_id }) => pledge_id));
    for (const [at, id] of ids.entries()) {
      const pledge = found[at];
      if (!pledge) throw new RefusedError('pledges.gone');
      if (pledge.donor_id !== gift.donor_id && !paidBefore.has(id))
        throw new RefusedError('pledges.otherDonor');
    }
    const [first] = shares;
    const isWhole = shares.length === 1 && first?.cents === most;
    const changes = shareChanges(paidShares(before, gift.counted), paidShares(shares, gift.counted));
    const save = await prepareChanges(store, member.uid, changes);
    store.update(donations, giftId, {
      ...{ pledge_id: first?.pledge_id ?? null, updated_at: serverTime, updated_by: member.uid },
    });
    if (shares.length === 0 || isWhole) store.delete(pledgePayments, giftId);
    else store.set(pledgePayments, giftId, { shares, pledge_ids: ids });
    save();
    return { ok: true as const };
  },
  { key: ({ giftId }) => `gift ${giftId}` },
);
