import * as z from 'zod/mini';
import { addPersonCall, type NewPerson } from '#shared/api/people-api.ts';
import type { Shape, Stored } from '#shared/collections/define.ts';
import { donors } from '#shared/collections/donors.ts';
import { type FacetKind, people } from '#shared/collections/people.ts';
import { type Area, writeTo } from '../area/area.ts';
import { commitCall, type Operation } from '../data/journal/index.ts';
import { t } from '../text/index.ts';
import { changesOf, seenIn } from '../ui/form/form-changes.ts';
import { commitWithToast, toast, toastWhenSynced } from '../ui/toasts.tsx';

type Card = Stored<typeof people>;
const { name, email, phone } = donors.schema.shape;
/** What every facet copies from its card. */
const copies = z.object({ name, email, phone });

/** A list with another main element; without one, the next is the main one. */
const withMain = (list: readonly string[], value: string | null): string[] =>
  value === null ? list.slice(1) : [value, ...list.slice(1).filter((one) => one !== value)];

/** What a form of a facet changes on the card: the name, and the main address and number. */
export function cardChanges(
  card: Pick<Card, 'name' | 'emails' | 'phones'>,
  facet: { name: string; email: string | null; phone: string | null },
  input: Record<string, unknown>,
): Partial<Card> {
  const changes = changesOf(facet, copies.parse({ ...facet, ...input }));
  return {
    ...(changes.name !== undefined && { name: changes.name }),
    ...(changes.email !== undefined && { emails: withMain(card.emails, changes.email) }),
    ...(changes.phone !== undefined && { phones: withMain(card.phones, changes.phone) }),
  };
}

/** Writes what the form of a facet changed: the contact on the card, everything else on the facet. */
export async function saveFacet<S extends Shape>(
  { collection }: Pick<Area<'donors' | 'volunteers', S>, 'collection'>,
  card: Card,
  facet: { id: string },
  input: Record<string, unknown>,
): Promise<void> {
  const { id } = facet;
  const contact = cardChanges(card, copies.parse(facet), input);
  const rest = Object.entries(input).filter(([field]) => !(field in copies.shape));
  const changes = changesOf(facet, Object.fromEntries(rest));
  const operations: Operation[] = [];
  if (Object.keys(contact).length > 0)
    operations.push(
      writeTo(people, { operation: 'update', id, data: contact, base: seenIn<Partial<Card>>(card, contact) }),
    );
  if (Object.keys(changes).length > 0) {
    const base = seenIn<Record<string, unknown>>({ ...facet }, changes);
    operations.push(writeTo(collection, { operation: 'update', id, data: changes, base }));
  }
  if (operations.length > 0) await commitWithToast(operations);
}

/** Adds a person with facets, and says so where somebody like them is there already. Resolves when it is safe here. */
export async function addPerson(person: NewPerson, entity: FacetKind): Promise<void> {
  const table = entity === 'donor' ? 'donors' : 'volunteers';
  const { synced } = await commitCall(addPersonCall, person, { entity: { table, id: person.id } });
  toastWhenSynced(synced);
  synced.then(
    (answer) => {
      const [similar] = answer?.similar ?? [];
      if (similar) toast('info', t('form.similar', { name: similar.name }), t('form.similarHint'));
    },
    // The toast above says it.
    () => undefined,
  );
}
