import type { MatchedPerson, Person } from '../../domain/import/match-rows.ts';
import { type CardContact, extendedCard, newCard, type RowContact } from '../../domain/people/extend-card.ts';
import { contactOf } from '../../domain/people/settle-person.ts';
import { cardSource, type PersonKind, peopleSources } from '../people/people-sources.ts';
import type { StoredPersonIndex } from '../people/person-index.ts';
import { type Chunk, createStamps, noteFilled, updateStamps } from './chunk.ts';

const cardIn = (card: object): CardContact & { facets: readonly string[] } => card as never;

/** Writes a newcomer's card, or what rows add to the card that is there; answers with the copies that facets have. */
export function saveCard(
  chunk: Chunk,
  kind: PersonKind,
  index: StoredPersonIndex,
  { id, name, contacts }: { id: string; name: string; contacts: readonly RowContact[] },
) {
  const { store, replace } = chunk;
  const stored = index.card(id);
  if (!stored) {
    const card = newCard(name, contacts, replace);
    store.create(cardSource, id, { ...card, facets: [kind], ...createStamps(chunk) });
    return contactOf(card);
  }
  const before = cardIn(stored);
  const changes = extendedCard(before, contacts, replace);
  const facets = before.facets.includes(kind) ? {} : { facets: [...before.facets, kind].toSorted() };
  if (changes) {
    store.update(cardSource, id, { ...changes, ...facets, ...updateStamps(chunk, stored) });
    noteFilled(chunk, id, stored, Object.keys(changes));
  } else if ('facets' in facets) store.update(cardSource, id, facets);
  return contactOf({ ...before, ...changes });
}

const contactFields = ['name', 'email', 'phone', 'name_key', 'family_key'];
const withoutContact = (record: Partial<Person>) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !contactFields.includes(field)));
const differing = (wanted: object, stored: object) =>
  Object.fromEntries(Object.entries(wanted).filter(([field, value]) => Reflect.get(stored, field) !== value));

/** Writes newcomers and changes: cards, and the facets that copy them. */
export function savePeople(
  chunk: Chunk,
  kind: PersonKind,
  index: StoredPersonIndex,
  people: readonly MatchedPerson[],
): void {
  const source = peopleSources[kind];
  for (const { id, record, changes, isNew, contacts } of people) {
    const copies = saveCard(chunk, kind, index, { id, name: record.name, contacts });
    if (isNew) {
      chunk.store.create(source, id, { ...record, ...copies, ...createStamps(chunk) });
      continue;
    }
    const stored = index.stored(id) ?? {};
    const own = withoutContact(changes);
    const fields = { ...own, ...differing(copies, stored) };
    if (Object.keys(fields).length === 0) continue;
    chunk.store.update(source, id, { ...fields, ...updateStamps(chunk, stored) });
    noteFilled(chunk, id, stored, Object.keys(own));
  }
}
