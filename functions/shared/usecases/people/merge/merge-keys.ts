import { personKeys as keyCollection, keyHolders } from '../../../collections/person-keys.ts';
import { sha256 } from '../../../demo/hash.ts';
import { type Identity, personKeys } from '../../../domain/people/same-person.ts';
import type { Store } from '../../store.ts';

/** Somebody's card before and after; null where it leads nowhere, as of a tombstone. */
export type KeyChange = { id: string; before: Identity | null; after: Identity | null };

/**
 * Reads the contact keys of people whose cards change, and answers with what writes them: in the same transaction, so that an
 * import that runs meanwhile finds the survivor or starts over. One read for each key.
 */
export async function prepareKeys(store: Store, changes: readonly KeyChange[]): Promise<() => void> {
  const keysOf = (card: Identity | null): string[] => (card ? personKeys(card) : []);
  const keys = [...new Set(changes.flatMap(({ before, after }) => [...keysOf(before), ...keysOf(after)]))];
  const found = await store.getAll(
    keyCollection,
    keys.map((key) => sha256(key)),
  );
  const concerned = new Set(changes.map(({ id }) => id));
  return () => {
    for (const [at, key] of keys.entries()) {
      const listed = found[at]?.people ?? [];
      const carriers = changes.flatMap(({ id, after }) => (keysOf(after).includes(key) ? [id] : []));
      const holders = keyHolders([...listed.filter((id) => !concerned.has(id)), ...carriers]);
      if (JSON.stringify(holders) === JSON.stringify(listed)) continue;
      if (holders.length > 0) store.set(keyCollection, sha256(key), { people: holders });
      else store.delete(keyCollection, sha256(key));
    }
  };
}
