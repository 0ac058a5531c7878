import type { PersonRow } from '../../api/imports-api.ts';
import { type Card, type MatchedCard, matchCards } from '../../domain/import/match-cards.ts';
import { noCents } from '../../domain/import/match-rows.ts';
import { cardSource } from '../people/people-sources.ts';
import { readCardIndex } from '../people/person-index.ts';
import { type Chunk, createStamps, noteFilled, type Outcome, updateStamps } from './chunk.ts';
import { prepareConsents } from './import-consents.ts';
import { prepareTags } from './prepare-tags.ts';
import { resolveMembers } from './resolve-members.ts';

/** Brings people: their cards, the tags that the campaign's list lacks, and what the rows say about contacting them. */
export async function importPeople(chunk: Chunk, rows: readonly PersonRow[]): Promise<Outcome> {
  const { store, context, replace } = chunk;
  const members = await resolveMembers(context, rows);
  const [tagged, index] = await Promise.all([prepareTags(chunk, rows), readCardIndex(store, rows)]);
  const resolved = rows.map((row, at) => members(tagged.rows[at] ?? row));
  const { counts, people, personOf } = matchCards({ replace, newId: context.newId }, index, resolved);
  const cards = new Map(people.map(({ id, card }) => [id, card]));
  const consents = await prepareConsents(
    chunk,
    resolved.map((row, at) => ({ row, id: personOf[at] ?? '', card: cards.get(personOf[at] ?? '') })),
  );

  for (const person of people) saveCard(chunk, person, index.card(person.id), consents.flagsOf(person.id));
  tagged.save();
  index.save(store);
  consents.write();
  const { created, updated, unchanged, review } = counts;
  return {
    ...{ created, updated, unchanged, review },
    ...noCents,
    consents: consents.recorded,
    unsourced: consents.unsourced,
    ...{ parts: [], skills: [], tags: tagged.created },
  };
}

function saveCard(chunk: Chunk, person: MatchedCard, stored: object | null, marks: object): void {
  const { id, card, isNew } = person;
  if (isNew || !stored) {
    chunk.store.create(cardSource, id, {
      ...{ ...card, emails: [...card.emails], phones: [...card.phones] },
      ...{ ...marks, facets: [], ...createStamps(chunk) },
    });
    return;
  }
  const changes = { ...person.changes, ...marks };
  if (Object.keys(changes).length === 0) return;
  chunk.store.update(cardSource, id, written({ ...changes, ...updateStamps(chunk, stored) }));
  noteFilled(chunk, id, stored, Object.keys(changes));
}

/** Lists of a card as the store takes them. */
const written = ({ emails, phones, ...rest }: Partial<Card>) => ({
  ...rest,
  ...(emails && { emails: [...emails] }),
  ...(phones && { phones: [...phones] }),
});
