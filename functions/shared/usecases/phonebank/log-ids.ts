import * as z from 'zod/mini';
import { people } from '../../collections/people.ts';
import type { BlockedReason } from '../../domain/phonebank/list.ts';
import type { CallTarget } from '../../domain/phonebank/target.ts';
import type { Reads } from '../store.ts';

/** Cards of one voter that are read before a call. */
export const cardsOfVoterMax = 5;

const { phones, voter_id, merged_into, merged_ids } = people.schema.shape;
const currentCard = { ...people, schema: z.object({ phones, voter_id, merged_into, merged_ids }) };
const linkedCard = { ...people, schema: z.object({ merged_ids }) };

/**
 * Under which ids the log knows a target as of now, or why nobody may call them. Cards may have been linked to the voter, or
 * merged with others, since the list was made, and what is said of one card is said of them all. A read for each card of the
 * voter, at least one, and one for the card that the target was made of. Of whom there are more cards nobody knows all that
 * was said.
 */
export async function logIds(
  reads: Reads,
  { id, person, cell }: CallTarget,
): Promise<readonly string[] | BlockedReason> {
  const ids = new Set([id]);
  // Without a voter a target has its person's id.
  const voters = new Set(id === person ? [] : [id]);
  if (person !== undefined) {
    const [card] = await reads.getAll(currentCard, [person]);
    if (!card || card.merged_into !== null) return 'left';
    if (!card.phones.some((one) => one === cell)) return 'bad_number';
    for (const one of [person, ...card.merged_ids]) ids.add(one);
    if (card.voter_id !== null) voters.add(card.voter_id);
  }
  if (voters.size === 0) return [...ids];
  const linked = await reads.find(linkedCard, {
    where: [['voter_id' as never, 'in', [...voters]]],
    limit: cardsOfVoterMax + 1,
    select: ['merged_ids'],
  });
  if (linked.length > cardsOfVoterMax) return 'held';
  for (const one of [...voters, ...linked.flatMap((card) => [card.id, ...card.merged_ids])]) ids.add(one);
  return [...ids];
}
