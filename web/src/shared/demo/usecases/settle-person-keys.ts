import { personKeys as keyCollection, keyHolders } from '#shared/collections/person-keys.ts';
import { sha256 } from '#shared/demo/hash.ts';
import { personKeys } from '#shared/domain/people/same-person.ts';
import type { DemoStore } from '../demo-store.ts';

/**
 * Sets who carries each contact key, as the triggers do: the first ten by their ids. Only imports ask for them, so they are set when an import comes.
 */
export function settlePersonKeys({ tableOf, organization, people }: DemoStore): void {
  const carriers = new Map<string, string[]>();
  for (const person of people.all().filter(({ merged_into }) => merged_into === null))
    for (const key of personKeys(person)) carriers.set(key, [...(carriers.get(key) ?? []), person.id]);
  const table = tableOf(keyCollection, organization);
  const gone = new Set(table.all().map(({ id }) => id));
  for (const [key, found] of carriers) {
    const id = sha256(key);
    gone.delete(id);
    const listed = table.get(id)?.people ?? [];
    const holders = keyHolders(found);
    if (JSON.stringify(holders) !== JSON.stringify(listed)) table.put(id, { people: holders });
  }
  for (const id of gone) table.remove(id);
}
