import type { Stored } from '#shared/collections/define.ts';
import { people } from '#shared/collections/people.ts';
import { isSameBy, personKeys } from '#shared/domain/people/same-person.ts';
import { readList } from '../data/lookup.ts';
import { withValues } from '../data/queries.ts';

type Card = Stored<typeof people>;
type Typed = { name: string; emails: readonly string[]; phones: readonly string[] };

/** Addresses and numbers that are looked up, and people read of each: households share a number. */
const lookedUp = 3;
const holdersMax = 5;

/**
 * Who is there already with one of these addresses or numbers, under a name that may be theirs: a couple who share an
 * address stay two people. Without a connection this device's own people are asked. A read for each person found.
 */
export async function findExistingPerson(organization: string, typed: Typed): Promise<Card | null> {
  const path = people.path(organization);
  const keys = personKeys(typed).filter((key) => !key.startsWith('name:'));
  const found = await Promise.all(
    keys.slice(0, lookedUp).map(async (key) => {
      const [kind = '', value = ''] = key.split(/:(.*)/s);
      const field = kind === 'email' ? 'emails' : 'phones';
      const conditions = [{ field, is: 'array-contains', value }] as const;
      const cards = await readList(people, withValues({ path, conditions }, holdersMax));
      return cards.find((card) => card.merged_into === null && isSameBy(key, typed.name, card));
    }),
  ).catch(() => []);
  return found.find((card) => card !== undefined) ?? null;
}
