import type { Stored } from '../../collections/define.ts';
import type { people } from '../../collections/people.ts';
import { letterLine } from './letter-text.ts';

type Card = Pick<
  Stored<typeof people>,
  'kind' | 'name' | 'given' | 'family' | 'prefix' | 'street' | 'unit' | 'city' | 'state' | 'zip'
>;

const join = (parts: readonly (string | null)[], between: string): string =>
  parts
    .map((part) => letterLine(part ?? ''))
    .filter(Boolean)
    .join(between);

/** Whether a letter would arrive: somebody's street, and their city or ZIP. */
export const hasAddress = ({ street, city, zip }: Pick<Card, 'street' | 'city' | 'zip'>): boolean =>
  Boolean(street && (zip || city));

/** The lines of an address as the Postal Service has them, beneath the name: at most two. */
export const addressLines = ({
  street,
  unit,
  city,
  state,
  zip,
}: Pick<Card, 'street' | 'unit' | 'city' | 'state' | 'zip'>): string[] =>
  [join([street, unit], ' '), join([join([city, state], ', '), zip], ' ')].filter((line) => line !== '');

/** What a letter calls somebody: `Ms. Peña`, else their first name, else what they are called. */
export function salutationOf({ kind, name, given, family, prefix }: Card): string {
  if (kind === 'organization') return name;
  return prefix && family ? `${prefix} ${family}` : (given ?? name);
}

/** Fields of a letter that a card knows. */
export const cardValues = (card: Card & Pick<Stored<typeof people>, 'employer' | 'occupation'>) => ({
  first_name: card.kind === 'organization' ? null : card.given,
  last_name: card.family,
  name: card.name,
  salutation: salutationOf(card),
  city: card.city,
  employer: card.employer,
  occupation: card.occupation,
});
