import { givingQuarters } from '../collections/giving-quarters.ts';
import { isPartOfGift } from '../domain/gifts/gift-ids.ts';
import { tallyOf } from '../domain/giving/giving-cells.ts';
import { movedTallies } from '../domain/giving/move-tallies.ts';
import { type Doc, document } from './documents.ts';
import type { Donation } from './sample-donors.ts';

/** Gifts with where each is counted, and the sums by week that follow. */
export function tallied<Gift extends Donation>(
  organization: string,
  donations: readonly Gift[],
): { donations: Gift[]; quarters: Doc[] } {
  const moves = donations.map((gift) => ({
    from: null,
    to: tallyOf(gift),
    isPart: isPartOfGift(gift.id),
  }));
  const { tallies, changed } = movedTallies(new Map(), moves);
  return {
    donations: donations.map((gift, at) => ({ ...gift, tallied: tallies[at] ?? null })),
    quarters: [...changed].map(([quarter, cells]) =>
      document(givingQuarters, organization, quarter, { quarter, cells }),
    ),
  };
}
