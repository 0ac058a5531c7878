import { pledges } from '../../collections/pledges.ts';
import { isPaying, pledgeFor } from '../../domain/pledges/paying.ts';
import { RefusedError } from '../../refusals.ts';
import type { Store } from '../store.ts';
import { type PledgeUpdate, preparePledges, type StoredPledge } from './save-pledges.ts';

/** Donors that one query asks for. */
const donorsPerQuery = 30;

/** Open pledges of some donors: a read for each, and one for each thirty donors who have none. */
export async function openPledgesOf(store: Store, donorIds: readonly string[]): Promise<StoredPledge[]> {
  const queries: Promise<StoredPledge[]>[] = [];
  for (let from = 0; from < donorIds.length; from += donorsPerQuery) {
    const ids = donorIds.slice(from, from + donorsPerQuery);
    queries.push(
      store.find(pledges, {
        where: [
          ['donor_id', 'in', ids],
          ['stage', '==', 'open'],
        ],
        // No limit: after a merge somebody has more than may be recorded, and any of them may be due first.
      }),
    );
  }
  return (await Promise.all(queries)).flat();
}

type NewGift = { date: string; status: string; counted: number };

/**
 * The pledge that a new gift pays: the one that was named, none where null was, else the donor's open one that is due first.
 * What is more than a pledge still expects is above it.
 */
export async function findPledge(
  store: Store,
  gift: NewGift,
  { donorId, named }: { donorId: string; named: string | null | undefined },
): Promise<StoredPledge | null> {
  if (named === null) return null;
  if (named === undefined) {
    if (!isPaying(gift)) return null;
    return pledgeFor(await openPledgesOf(store, [donorId]), gift.date);
  }
  const pledge = await store.get(pledges, named);
  if (!pledge) throw new RefusedError('pledges.gone');
  if (pledge.donor_id !== donorId) throw new RefusedError('pledges.otherDonor');
  return pledge;
}

const paidMore = (pledge: StoredPledge, cents: number): PledgeUpdate => ({
  pledge,
  fields: { paid: Math.max(0, pledge.paid + cents) },
});

/** Prepares what so many cents more, or fewer, change of a pledge. */
export const preparePaid = (
  store: Store,
  by: string,
  pledge: StoredPledge | null,
  cents: number,
): Promise<() => void> => preparePledges(store, by, pledge && cents !== 0 ? [paidMore(pledge, cents)] : []);

/** Prepares what gifts that go take back from their pledges. Reads: one for each pledge, and its months. */
export async function prepareGone(
  store: Store,
  by: string,
  gifts: readonly { pledge: string; counted: number }[],
): Promise<() => void> {
  const taken = new Map<string, number>();
  for (const { pledge, counted } of gifts) taken.set(pledge, (taken.get(pledge) ?? 0) + counted);
  const found = await store.getAll(pledges, [...taken.keys()]);
  const updates = found.flatMap((pledge) => (pledge ? [paidMore(pledge, -(taken.get(pledge.id) ?? 0))] : []));
  return preparePledges(store, by, updates);
}
