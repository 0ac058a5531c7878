import { saveAffiliationCall } from '../../api/limits-api.ts';
import { affiliations } from '../../collections/affiliations.ts';
import { affiliationsMax, whyNotAffiliated } from '../../domain/money/affiliation.ts';
import { RefusedError } from '../../refusals.ts';
import { donorOf } from '../gifts/gift-records.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/**
 * Says which donors share one limit. Nobody is in two groups, also under an id that they had before a merge. Reads: the member,
 * the group, two for each donor, each group that one of them is in, and for a new one how many there are.
 */
export const saveAffiliation = command(
  saveAffiliationCall,
  async ({ id, name, donorIds }, { member }, store) => {
    await requireCaller(store, member, 'limits.write');
    const stored = await store.get(affiliations, id);
    if (donorIds.length === 0) {
      if (stored) store.delete(affiliations, id);
      return { members: 0 };
    }
    const donors = await Promise.all(donorIds.map((one) => donorOf(store, one)));
    const ids = donors.map((donor) => donor.id);
    if (new Set(ids).size < ids.length) throw new RefusedError('affiliations.twice');
    const why = whyNotAffiliated(donors.map(({ donor_kind }) => donor_kind));
    if (why) throw new RefusedError(why);
    const [others, count] = await Promise.all([
      store.find(affiliations, { where: [['all_ids', 'array-contains-any', ids]] }),
      stored ? 0 : store.count(affiliations, {}),
    ]);
    if (others.some((one) => one.id !== id)) throw new RefusedError('affiliations.elsewhere');
    if (count >= affiliationsMax) throw new RefusedError('affiliations.many');
    store.set(affiliations, id, {
      ...{ name, donor_ids: ids, all_ids: ids },
      members: donors.map(({ id: donor_id, name: called, donor_kind, giving }) => ({
        ...{ donor_id, name: called, donor_kind, giving },
      })),
      ...{ created_at: stored?.created_at ?? serverTime, created_by: stored?.created_by ?? member.uid },
      ...{ updated_at: serverTime, updated_by: member.uid },
    });
    return { members: ids.length };
  },
  // Of two that name one donor at once, the second finds the first.
  { key: () => 'affiliations' },
);
