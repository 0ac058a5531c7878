import * as z from 'zod/mini';
import { addPersonCall, type NewPerson } from '#shared/api/people-api.ts';
import type { Shape, Stored } from '#shared/collections/define.ts';
import { donors } from '#shared/collections/donors.ts';
import { type FacetKind, people } from '#shared/collections/people.ts';
import { type Area, writeTo } from '../area/area.ts';
import { commitCall, type Operation } from '../data/journal/index.ts';
import { t } from '../text/index.ts';
import { changesOf, seenIn } from '../ui/form/form-changes.ts';
import { commitWithToast, toastWhenSynced } from '../ui/toasts.tsx';
import type { Arrival } from './card-arrival.ts';

type Card = Stored<typeof people>;
/** What a facet's form changes of a card. */
type Contacts = Pick<Card, 'name' | 'emails' | 'phones'>;
type Copies = z.output<typeof copies>;
const { name, email, phone } = donors.schema.shape;
/** What every facet copies from its card. */
const copies = z.object({ name, email, phone });

/** A list with another main element; without one, the next is the main one. */
const withMain = (list: readonly string[], value: string | null): string[] =>
  value === null ? list.slice(1) : [value, ...list.slice(1).filter((one) => one !== value)];

/** What a form of a facet changes on the card: the name, and the main address and number. */
export function cardChanges(
  card: Contacts,
  facet: Copies,
  input: Record<string, unknown>,
): Partial<Contacts> {
  const changes = changesOf(facet, copies.parse({ ...facet, ...input }));
  return {
    ...(changes.name !== undefined && { name: changes.name }),
    ...(changes.email !== undefined && { emails: withMain(card.emails, changes.email) }),
    ...(changes.phone !== undefined && { phones: withMain(card.phones, changes.phone) }),
  };
}

/** A card as its facet knows it: where the card has more than that, its author is asked. */
const cardOf = ({ name, email, phone }: Copies): Contacts => ({
  ...{ name, emails: email === null ? [] : [email], phones: phone === null ? [] : [phone] },
});

/**
 * Writes what the form of a facet changed: the contact on the card, everything else on the facet. Only a changed contact waits
 * for the card; without a connection, and where this device has no card, it is saved from what the facet tells of it.
 */
export async function saveFacet<S extends Shape>(
  { collection }: Pick<Area<'donors' | 'volunteers', S>, 'collection'>,
  cardArrived: () => Promise<Arrival<Contacts>>,
  facet: { id: string },
  input: Record<string, unknown>,
): Promise<void> {
  const { id } = facet;
  const known = copies.parse(facet);
  let card = cardOf(known);
  if (Object.keys(cardChanges(card, known, input)).length > 0) {
    const arrival = await cardArrived();
    if (arrival.is === 'missing') throw new Error(t('common.pleaseTryAgain'));
    if (arrival.is === 'here') card = arrival.card;
  }
  const contact = cardChanges(card, known, input);
  const rest = Object.entries(input).filter(([field]) => !(field in copies.shape));
  const changes = changesOf(facet, Object.fromEntries(rest));
  const operations: Operation[] = [];
  if (Object.keys(contact).length > 0)
    operations.push(
      writeTo(people, {
        operation: 'update',
        id,
        data: contact,
        base: seenIn<Partial<Contacts>>(card, contact),
      }),
    );
  if (Object.keys(changes).length > 0) {
    const base = seenIn<Record<string, unknown>>({ ...facet }, changes);
    operations.push(writeTo(collection, { operation: 'update', id, data: changes, base }));
  }
  if (operations.length > 0) await commitWithToast(operations);
}

/** Adds a person with facets. Resolves when it is safe here; whoever they turn out to be is told by the answer. */
export async function addPerson(person: NewPerson, entity: FacetKind | 'person'): Promise<void> {
  const table = ({ person: 'people', donor: 'donors', volunteer: 'volunteers' } as const)[entity];
  const { synced } = await commitCall(addPersonCall, person, { entity: { table, id: person.id } });
  toastWhenSynced(synced);
}

/** Adds a card without a facet, as its form says it. */
export async function addCard(id: string, { name, ...card }: Record<string, unknown>): Promise<void> {
  const contact = { name, email: null, phone: null };
  const typed = { voter_id: null, not_voters: [], ...card };
  const person = addPersonCall.request.parse({ id, contact, donor: null, volunteer: null, card: typed });
  await addPerson(person, 'person');
}
