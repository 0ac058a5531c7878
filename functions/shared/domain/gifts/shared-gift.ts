import type { RefusalKey } from '../../refusals.ts';
import type { NewEntry } from './gift-entries.ts';
import { movedIdOf, sharedIdsOf } from './gift-ids.ts';
import { sumOf } from './gift-parts.ts';

/** What one person gives of a gift. */
export type DonorShare = { donorId: string; cents: number };

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

export type SharedPart = {
  /** The header's id, and the person's. */
  id: string;
  donorId: string;
  cents: number;
  /** Takes the part off the gift, and begins the gift that the person has of it. */
  out: NewEntry;
  into: NewEntry & { received_on: string };
};

/**
 * A gift of several people as one that its first donor gave and that was attributed on its own day: refunds and the meter
 * take it like one that was attributed afterwards.
 */
export function sharedParts(
  gift: { id: string; date: string; election: string | null },
  shares: readonly DonorShare[],
): SharedPart[] {
  return sharedIdsOf(gift.id).flatMap((id, at) => {
    const share = shares[at + 1];
    if (!share) return [];
    const { date: day, election } = gift;
    const out = { id, kind: 'attribution' as const, cents: -share.cents, day, election, reason: null };
    const into = { ...out, id: movedIdOf(id), cents: share.cents, received_on: day };
    return { ...share, id: into.id, out, into };
  });
}

/** Whether what was written of a gift are these shares. `found`: its entries of `sharedIdsOf`, null where there is none. */
export const isSharedAlike = (
  found: readonly ({ cents: number } | null)[],
  shares: readonly DonorShare[],
): boolean => found.every((entry, at) => (entry ? -entry.cents : null) === (shares[at + 1]?.cents ?? null));

/**
 * What each person gives of an amount, the first one among those who gave no figure (null): they share equally what the others
 * leave, the odd cents to the first of them. Nobody is left anything where the figures come to the whole amount or more.
 */
export function equalShares(amount: number, figures: readonly (number | null)[]): number[] {
  const rest = amount - figures.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  const open = figures.filter((cents) => cents === null).length;
  const [each, odd] = [
    Math.floor(rest / Math.max(1, open)),
    ((rest % Math.max(1, open)) + open) % Math.max(1, open),
  ];
  let place = 0;
  return figures.map((cents) => {
    if (cents !== null) return cents;
    place += 1;
    return each + (place <= odd ? 1 : 0);
  });
}
