import { people } from '#shared/collections/people.ts';
import { createCachedReader } from '../data/lazy-caches.ts';
import { readList } from '../data/lookup.ts';
import { withValues } from '../data/queries.ts';

export type KnownPerson = { id: string; name: string; facets: readonly string[] };

const recall = createCachedReader<KnownPerson>('default', 'people by address');

/** Who already has an e-mail address: one read, and none while it is remembered. */
export const findPersonByEmail = (organization: string, email: string): Promise<KnownPerson | null> =>
  recall(email, [{ table: people.name }], async () => {
    const conditions = [{ field: 'emails', is: 'array-contains', value: email }] as const;
    const list = withValues({ path: people.path(organization), conditions }, 1);
    const [found] = await readList(people, list);
    return found ?? null;
  });
