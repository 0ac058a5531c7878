import { people } from '../../collections/people.ts';
import { filledCard } from '../../domain/people/fill-card.ts';
import { searchKeys } from '../../domain/people/search-keys.ts';
import { emptyCard } from '../../domain/people/settle-person.ts';
import { RefusedError } from '../../refusals.ts';
import type { Language } from '../../themes.ts';
import { cardSource } from '../people/people-sources.ts';
import { readCardIndex } from '../people/person-index.ts';
import { type Row, type Store, serverTime } from '../store.ts';

/** Somebody whom a form names, with the id for their card where they are nobody's yet. */
export type TypedPerson = {
  newId: string;
  name: string;
  email: string | null;
  phone: string | null;
  zip: string | null;
  language: Language | null;
};
export type SignedUpPerson = { id: string } | TypedPerson;

/** Steps from a card to its survivor: one, and another while a merge is under way. */
const stepsMax = 2;

async function survivorOf(store: Store, id: string) {
  let card = await store.get(people, id);
  for (let step = 0; step < stepsMax && card && card.merged_into !== null; step += 1)
    card = await store.get(people, card.merged_into);
  if (!card || card.merged_into !== null) throw new RefusedError('rsvps.noPerson');
  return card;
}

type Card = Row<typeof people.schema>;
export type FoundPerson = {
  id: string;
  /** Every id that sign-ups of theirs may have; none where they are new. */
  ids: string[];
  name: string;
  email: string | null;
  phone: string | null;
  save: () => void;
};

/**
 * What a stranger's form adds to a card: blanks alone, and no address or number, for whoever knows one of the two could have
 * their own written to somebody else's card. The sign-up has what was typed.
 */
function filledByForm(stored: Card, typed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { emails: _, phones: __, ...blanks } = filledCard(stored, typed);
  return blanks;
}

/**
 * Who signs up: the person with the id, or who carries what was typed under a name that may be theirs, or somebody new. Reads two
 * for each address and number, and those behind them; writes the card only where it is new or has blanks.
 */
export async function findPerson(store: Store, by: string, person: SignedUpPerson): Promise<FoundPerson> {
  if ('id' in person) {
    const card = await survivorOf(store, person.id);
    const { id, name, emails, phones, merged_ids } = card;
    const contacts = { email: emails[0] ?? null, phone: phones[0] ?? null };
    return { id, ids: [...new Set([id, ...merged_ids])], name, ...contacts, save: () => undefined };
  }
  const { newId, name, email, phone, zip, language } = person;
  const lists = { emails: email === null ? [] : [email], phones: phone === null ? [] : [phone] };
  const entered = { ...emptyCard, ...lists, name, zip, language };
  const typed = { ...entered, ...people.derive(entered), search_keys: searchKeys(entered) };
  const isReached = email !== null || phone !== null;
  const index = await readCardIndex(store, [typed]);
  // A name alone says nothing: namesakes stay apart.
  const matched = isReached ? index.match(typed, true).id : null;
  const stored = matched === null ? null : await store.get(people, matched);
  const edited = { updated_at: serverTime, updated_by: by };
  if (stored?.kind !== 'person') {
    return {
      ...{ id: newId, ids: [], name, email, phone },
      save() {
        const stamps = { created_at: serverTime, created_by: by, ...edited };
        store.create(
          people,
          newId,
          people.schema.parse({ ...typed, facets: [], import_id: null, ...stamps }),
        );
        if (!isReached) return;
        index.claimAll(typed, newId);
        index.save(store);
      },
    };
  }
  const changes = filledByForm(stored, typed);
  return {
    ...{ id: stored.id, ids: [...new Set([stored.id, ...stored.merged_ids])], name, email, phone },
    save() {
      if (Object.keys(changes).length === 0) return;
      store.update(cardSource, stored.id, { ...changes, ...edited });
    },
  };
}
