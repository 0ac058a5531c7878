import { rateContactCall } from '../../api/rolodex-api.ts';
import { donors } from '../../collections/donors.ts';
import { people } from '../../collections/people.ts';
import { ratingId, rolodexRatings } from '../../collections/rolodex-ratings.ts';
import { capacityOf } from '../../domain/rolodex/rating.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Steps from somebody who was merged away to the survivor, as for additions. */
const stepsMax = 2;

/**
 * Stores a rating, and what it says of a donor of whom nobody knew what they could give. Reads the member, the card, whom it
 * leads to, and the donor; one or two writes.
 */
export const rateContact = command(
  rateContactCall,
  async ({ personId, relation, capacity_cents, ask_cents }, { member }, store) => {
    const profile = await requireCaller(store, member, 'donors.write');
    let card = await store.get(people, personId);
    for (let step = 0; step < stepsMax && card && card.merged_into !== null; step += 1)
      card = await store.get(people, card.merged_into);
    if (!card || card.merged_into !== null) throw new RefusedError('rolodex.noPerson');
    const donor = await store.get(donors, card.id);
    if (donor?.capacity === 'unknown')
      store.update(donors, donor.id, {
        capacity: capacityOf(capacity_cents),
        ...{ updated_at: serverTime, updated_by: member.uid },
      });
    store.set(rolodexRatings, ratingId(card.id, member.uid), {
      ...{ person_id: card.id, rated_by: member.uid, rated_by_name: profile.full_name },
      ...{ relation, capacity_cents, ask_cents, rated_at: serverTime },
    });
    return { person: card.id };
  },
  { key: ({ personId }) => `rating ${personId}` },
);
