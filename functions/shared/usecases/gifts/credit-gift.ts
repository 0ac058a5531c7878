import { creditGiftCall } from '../../api/giving-api.ts';
import { committeeMembers } from '../../collections/committee-members.ts';
import { donations } from '../../collections/donations.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** The gift's trigger moves it in the sums. Reads: two, and one for each member; one write. */
export const creditGift = command(
  creditGiftCall,
  async ({ giftId, memberIds }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const solicitors = [...new Set(memberIds)].toSorted();
    const [gift, found] = await Promise.all([
      store.get(donations, giftId),
      store.getAll(committeeMembers, solicitors),
    ]);
    if (!gift) throw new RefusedError('gifts.gone');
    if (found.includes(null)) throw new RefusedError('committee.gone');
    if (solicitors.join() === gift.solicitors.join()) return {};
    store.update(donations, giftId, { solicitors, updated_at: serverTime, updated_by: member.uid });
    return {};
  },
  { key: ({ giftId }) => `gift ${giftId}` },
);
