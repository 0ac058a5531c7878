import { hasCapability } from '../../access.ts';
import { decideResearchCall } from '../../api/research-api.ts';
import { donorResearch, researchId } from '../../collections/donor-research.ts';
import { people } from '../../collections/people.ts';
import { decisionsMax, joinContributions } from '../../domain/research/contribution.ts';
import { contributorKey } from '../../domain/research/contributor-key.ts';
import { mayBeNamed } from '../../domain/research/evidence.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** Steps from somebody who was merged away to the survivor, as for additions. */
const stepsMax = 2;

async function readPerson(store: Store, id: string) {
  let card = await store.get(people, id);
  for (let step = 0; step < stepsMax && card && card.merged_into !== null; step += 1)
    card = await store.get(people, card.merged_into);
  if (!card || card.merged_into !== null) throw new RefusedError('research.noPerson');
  if (card.kind !== 'person') throw new RefusedError('research.notAPerson');
  return card;
}

/**
 * Stores a decision; a newer file adds its contributions to those of the same contributor. Reads the member, the card, whom it
 * leads to, and each decision of the person, forty at most; one write.
 */
export const decideResearch = command(
  decideResearchCall,
  async ({ personId, decision }, { member }, store) => {
    const profile = await requireCaller(store, member, 'donors.write');
    if (!hasCapability(profile, 'donations.read')) throw new RefusedError('request.notAllowed');
    const card = await readPerson(store, personId);
    // Decisions stay under the id that they were made of, also when the person was merged since.
    const decided = await store.find(donorResearch, {
      where: [['person_id', 'in', [card.id, ...card.merged_ids]]],
    });
    const key = decision.is === 'same' ? contributorKey(decision.found) : decision.contributor;
    const [before, ...doubles] = decided.filter(({ contributor }) => contributor === key);
    const answer = { person: card.id };
    if (decision.is === 'open') {
      for (const { id } of before ? [before, ...doubles] : []) store.delete(donorResearch, id);
      return answer;
    }
    if (decision.is === 'same' && !mayBeNamed(card, decision.found))
      throw new RefusedError('research.otherName');
    if (!before && decided.length >= decisionsMax)
      throw new RefusedError('research.full', { most: decisionsMax });
    const stored = before?.contributions ?? [];
    for (const { id } of doubles) store.delete(donorResearch, id);
    store.set(donorResearch, before?.id ?? researchId(card.id, key), {
      ...{ person_id: before?.person_id ?? card.id, contributor: key, is: decision.is },
      found: decision.is === 'same' ? decision.found : null,
      contributions: decision.is === 'same' ? joinContributions([...stored, ...decision.contributions]) : [],
      ...{ decided_by: member.uid, decided_by_name: profile.full_name, decided_at: serverTime },
    });
    return answer;
  },
  { key: ({ personId }) => `research ${personId}` },
);
