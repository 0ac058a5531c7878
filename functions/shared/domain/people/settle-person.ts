import { type FacetKind, facetKinds } from '../../collections/people.ts';
import { nameKeys } from '../name-keys.ts';
import { splitName } from './name-parts.ts';
import { searchKeys } from './search-keys.ts';

/** What a facet copies from its card. */
export type FacetContact = { name: string; email: string | null; phone: string | null };
type Card = {
  name: string;
  emails: readonly string[];
  phones: readonly string[];
  facets: readonly string[];
} & {
  /** Of a tombstone, which nothing finds. */
  merged_into?: unknown;
};
type Facet = FacetContact & object;

/** A card that says nothing but a name. */
export const emptyCard = {
  kind: 'person' as const,
  ...{ emails: [], phones: [], tags: [], not_voters: [], search_keys: [] },
  ...{ facets: [], reach: null, merged_ids: [] },
  ...{ street: null, unit: null, city: null, state: null, zip: null },
  ...{ language: null, birth_year: null, employer: null, occupation: null, source: null },
  ...{ assigned_to: null, voter_id: null, merged_into: null },
};

/** The card of somebody of whom only a facet's copies are known. */
export function cardOfContact({ name, email, phone }: FacetContact) {
  const emails = email === null ? [] : [email];
  const phones = phone === null ? [] : [phone];
  const found = {
    name,
    ...nameKeys(name),
    emails,
    phones,
    search_keys: searchKeys({ name, emails, phones }),
  };
  return { ...emptyCard, ...splitName(name), ...found };
}

/** A card's name, main address and main number, as its facets have them. */
export const contactOf = ({ name, emails, phones }: Omit<Card, 'facets' | 'merged_into'>) => ({
  name,
  ...nameKeys(name),
  email: emails[0] ?? null,
  phone: phones[0] ?? null,
});

/** Of the fields that a document should have, those that it has not; null where it has all. */
function differing<F extends object>(wanted: F, stored: object): Partial<F> | null;
function differing(wanted: object, stored: object): object | null {
  const fields = Object.entries(wanted).filter(
    ([name, value]) => JSON.stringify(Reflect.get(stored, name)) !== JSON.stringify(value),
  );
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

/**
 * What has to change for a card and its facets to belong together: a facet without a card gets one, the card lists its
 * facets and what it is found by, and they copy its name and main contacts. Recomputed from what is stored, so that it may be done twice, late or
 * out of order.
 */
export function settledPerson<D extends Facet, V extends Facet>(
  card: Card | null,
  facets: { readonly donor: D | null; readonly volunteer: V | null },
) {
  const present: FacetKind[] = facetKinds.filter((kind) => facets[kind] !== null);
  const first = facets.donor ?? facets.volunteer;
  if (!card && !first) return { create: null, card: null, donor: null, volunteer: null };
  const contact = card ? contactOf(card) : first && contactOf(cardOfContact(first));
  const copies = <M extends object>(facet: Facet | null, more: M) =>
    facet && contact && differing({ ...contact, ...more }, facet);
  return {
    /** The facet whose copies make the missing card. */
    create: card ? null : first,
    card: card
      ? differing(
          { facets: present, search_keys: (card.merged_into ?? null) === null ? searchKeys(card) : [] },
          card,
        )
      : { facets: present },
    donor: copies(facets.donor, {}),
    volunteer: copies(facets.volunteer, { is_donor: facets.donor !== null }),
  };
}
