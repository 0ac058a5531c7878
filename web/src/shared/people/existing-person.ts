import type { Stored } from '#shared/collections/define.ts';
import { people } from '#shared/collections/people.ts';
import { contactsMax } from '#shared/domain/people/people-limits.ts';
import { isSameBy, personKeys } from '#shared/domain/people/same-person.ts';
import { readList } from '../data/lookup.ts';
import { withValues } from '../data/queries.ts';

type Card = Stored<typeof people>;
export type Typed = { name: string; emails: readonly string[]; phones: readonly string[] };
export type PersonFinder = (typed: Typed) => Promise<Card | null>;

/** People read of each address or number: households share one. */
const holdersMax = 5;

/**
 * Finds who is there already with all of the addresses and numbers that lead to anybody, under a name that may be theirs: a
 * couple who share an address stay two people, and of contacts of several people nobody is. The server decides by the same
 * rule when it is asked. Without a connection this device's own people are asked. Each address is looked up once, however
 * often the finder is asked: a read for each person found, and one where there is none.
 */
export function createPersonFinder(organization: string): PersonFinder {
  const path = people.path(organization);
  const lookups = new Map<string, Promise<Card[]>>();

  function holdersOf(key: string): Promise<Card[]> {
    const [kind = '', value = ''] = key.split(/:(.*)/s);
    const field = kind === 'email' ? 'emails' : 'phones';
    const conditions = [{ field, is: 'array-contains', value }] as const;
    const lookup = lookups.get(key) ?? readList(people, withValues({ path, conditions }, holdersMax));
    lookups.set(key, lookup);
    lookup.catch(() => lookups.delete(key));
    return lookup;
  }

  return async ({ name, emails, phones }) => {
    if (emails.length + phones.length === 0) return null;
    const keys = personKeys({
      name,
      emails: emails.slice(0, contactsMax),
      phones: phones.slice(0, contactsMax),
    });
    const found = await Promise.all(
      keys.map(async (key) =>
        (await holdersOf(key)).filter((card) => card.merged_into === null && isSameBy(key, name, card)),
      ),
    ).catch(() => []);
    const led = found.filter((cards) => cards.length > 0);
    return led[0]?.find(({ id }) => led.every((cards) => cards.some((card) => card.id === id))) ?? null;
  };
}

/** The same, once. */
export const findExistingPerson = (organization: string, typed: Typed): Promise<Card | null> =>
  createPersonFinder(organization)(typed);
