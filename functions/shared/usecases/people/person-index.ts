import type * as z from 'zod/mini';
import { personKeys } from '../../collections/person-keys.ts';
import { sha256 } from '../../demo/hash.ts';
import { type Contact, contactKeys } from '../../domain/import/identity.ts';
import type { PersonIndex } from '../../domain/import/match-rows.ts';
import type { Reads, Store } from '../store.ts';
import { type PersonKind, peopleSources } from './people-sources.ts';

type Holders = z.output<typeof personKeys.schema>;
const noHolders: Holders = { donor: null, volunteer: null };

/**
 * The people whom a transaction may meet. Keys that came about by filling a record are claimed only where the contacts
 * have them too; the others are left to the trigger, which hears of the filling.
 */
export type StoredPersonIndex = PersonIndex & {
  /** The one of the other kind who holds a key. */
  other(key: string): string | null;
  /** Writes the keys that changed hands. */
  save(store: Store): void;
};

/** Two rounds of reads whatever the number of contacts: their keys, then those who hold them. */
export async function readPersonIndex(
  reads: Reads,
  kind: PersonKind,
  contacts: readonly Contact[],
): Promise<StoredPersonIndex> {
  const keys = [...new Set(contacts.flatMap(contactKeys))];
  const ids = new Map(keys.map((key) => [key, sha256(key)]));
  const found = await reads.getAll(personKeys, [...ids.values()]);
  const holders = new Map(
    keys.map((key, place): [string, Holders] => {
      const { donor, volunteer } = found[place] ?? noHolders;
      return [key, { donor, volunteer }];
    }),
  );
  const named = [...new Set([...holders.values()].flatMap((holder) => holder[kind] ?? []))];
  const living = await reads.getAll(peopleSources[kind], named);
  const persons = new Map(living.flatMap((person) => (person ? [[person.id, person] as const] : [])));
  const added = new Map<string, string>();

  /** A key may still name somebody who is gone, or who no longer carries it: then it is free. */
  const holderOf = (key: string): string | null => {
    const now = added.get(key);
    if (now) return now;
    const id = holders.get(key)?.[kind];
    const person = id ? persons.get(id) : null;
    return id && person && contactKeys(person).includes(key) ? id : null;
  };
  const otherKind: PersonKind = kind === 'donor' ? 'volunteer' : 'donor';

  return {
    find: (contact) =>
      contactKeys(contact)
        .map(holderOf)
        .find((id) => id !== null) ?? null,
    stored: (id) => persons.get(id) ?? null,
    other: (key) => holders.get(key)?.[otherKind] ?? null,
    claim(contact, id) {
      for (const key of contactKeys(contact)) if (ids.has(key) && !holderOf(key)) added.set(key, id);
    },
    save(store) {
      for (const [key, keyId] of ids) {
        const id = added.get(key);
        if (id) store.set(personKeys, keyId, { ...(holders.get(key) ?? noHolders), [kind]: id });
      }
    },
  };
}
