import type { RefusalKey } from '../../refusals.ts';
import { entryIdsOf, type NewEntry } from './gift-entries.ts';
import { sumOf } from './gift-parts.ts';
import { movedIdOf } from './moved-gift.ts';

/** People who give one gift together. */
export const giftSharesMax = 6;

/** What one person gives of a gift. */
export type DonorShare = { donorId: string; cents: number };

/** The entry that takes the other person's part off the gift; the first of them is 1. */
export const sharedIdOf = (gift: string, at: number): string => entryIdsOf(`${gift}-shared`, at - 1);

/** Why a gift cannot be shared like this. `shares`: the donor's own first; none where the gift is theirs alone. */
export function whyNotShared(
  gift: { donorId: string; amount: number; status: string; returned: number },
  shares: readonly DonorShare[],
): RefusalKey | null {
  if (shares.length === 0) return null;
  // What is awaited has no entries yet that could be somebody else's.
  if (gift.status !== 'completed' || gift.returned > 0) return 'gifts.sharedNotThrough';
  if (shares.length < 2 || shares[0]?.donorId !== gift.donorId) return 'gifts.sharedAlone';
  if (sumOf(shares) !== gift.amount) return 'gifts.sharesSum';
  return null;
}

type Part = {
  /** The header's id, and the person's. */
  id: string;
  donorId: string;
  cents: number;
  /** Takes the part off the gift, and begins the gift that the person has of it. */
  out: NewEntry;
  into: NewEntry & { received_on: string };
};

/**
 * A gift of several people as one that its first donor gave and that was attributed on its own day: voids, refunds and the
 * meter take it like one that was attributed afterwards.
 */
export function sharedParts(
  gift: { id: string; date: string; election: string | null },
  shares: readonly DonorShare[],
): Part[] {
  return shares.slice(1).map(({ donorId, cents }, at) => {
    const id = sharedIdOf(gift.id, at + 1);
    const { date: day, election } = gift;
    const out = { id, kind: 'attribution' as const, cents: -cents, day, election, reason: null };
    const into = { ...out, id: movedIdOf(id), cents, received_on: day };
    return { id: into.id, donorId, cents, out, into };
  });
}
