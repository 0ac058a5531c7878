import { creditGiftCall } from '../../api/giving-api.ts';
import { committeeMembers } from '../../collections/committee-members.ts';
import { donations } from '../../collections/donations.ts';
import { movedIdOf, sharedIdsOf } from '../../domain/gifts/gift-ids.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

type Credit = { solicitors: readonly string[]; solicitor_shares: readonly number[] };
const creditOf = ({ solicitors, solicitor_shares }: Credit): string =>
  [solicitors, solicitor_shares].join('|');

/**
 * The gift's trigger moves it in the sums. Whoever raised a gift of several people raised all its parts. Reads: two, one for each
 * member, and one for each part that it may have; a write for each.
 */
export const creditGift = command(
  creditGiftCall,
  async ({ giftId, memberIds, shares }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const shareOf = new Map(memberIds.map((id, at) => [id, shares[at] ?? 0]));
    const solicitors = [...shareOf.keys()].toSorted();
    const solicitor_shares = shares.length > 0 ? solicitors.map((id) => shareOf.get(id) ?? 0) : [];
    const [gift, found, parts] = await Promise.all([
      store.get(donations, giftId),
      store.getAll(committeeMembers, solicitors),
      store.getAll(donations, sharedIdsOf(giftId).map(movedIdOf)),
    ]);
    if (!gift) throw new RefusedError('gifts.gone');
    if (found.includes(null)) throw new RefusedError('committee.gone');
    for (const one of [gift, ...parts])
      if (one && creditOf(one) !== creditOf({ solicitors, solicitor_shares }))
        store.update(donations, one.id, {
          ...{ solicitors, solicitor_shares },
          ...{ updated_at: serverTime, updated_by: member.uid },
        });
    return {};
  },
  { key: ({ giftId }) => `gift ${giftId}` },
);
