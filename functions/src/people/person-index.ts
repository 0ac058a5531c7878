import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Contact, contactKeys } from '#shared/domain/import/identity.ts';
import type { PersonIndex as Bare } from '#shared/domain/import/match-rows.ts';
import { type Holders, holdersIn, keyReference, noHolders } from './person-key-holders.ts';
import { type Kind, peopleOf, personIn } from './stored-person.ts';

/**
 * The people whom a transaction may meet. Keys that came about by filling a record are claimed only where the contacts
 * have them too; the others are left to the trigger, which hears of the filling.
 */
export type StoredPersonIndex = Bare & {
  /** The one of the other kind who holds a key. */
  other(key: string): string | null;
  /** Writes the keys that changed hands. Call it after the last read. */
  save(): void;
};

/** Two rounds of reads whatever the number of contacts: their keys, then those who hold them. */
export async function readPersonIndex(
  transaction: Transaction,
  db: Firestore,
  organization: string,
  kind: Kind,
  contacts: readonly Contact[],
): Promise<StoredPersonIndex> {
  const keys = [...new Set(contacts.flatMap(contactKeys))];
  const references = new Map(keys.map((key) => [key, keyReference(db, organization, key)]));
  const found = keys.length > 0 ? await transaction.getAll(...references.values()) : [];
  const holders = new Map<string, Holders>(keys.map((key, at) => [key, holdersIn(found[at])]));
  const ids = [...new Set([...holders.values()].flatMap((holder) => holder[kind] ?? []))];
  const people = peopleOf(db, organization, kind);
  const living = ids.length > 0 ? await transaction.getAll(...ids.map((id) => people.doc(id))) : [];
  const persons = new Map(living.map((each) => [each.id, personIn(each.data())]));
  const added = new Map<string, string>();

  /** A key may still name somebody who is gone, or who no longer carries it: then it is free. */
  const holderOf = (key: string): string | null => {
    const now = added.get(key);
    if (now) return now;
    const id = holders.get(key)?.[kind];
    const person = id ? persons.get(id) : null;
    return id && person && contactKeys(person).includes(key) ? id : null;
  };
  const otherKind: Kind = kind === 'donor' ? 'volunteer' : 'donor';

  return {
    find: (contact) =>
      contactKeys(contact)
        .map(holderOf)
        .find((id) => id !== null) ?? null,
    stored: (id) => persons.get(id) ?? null,
    other: (key) => holders.get(key)?.[otherKind] ?? null,
    claim(contact, id) {
      for (const key of contactKeys(contact)) if (references.has(key) && !holderOf(key)) added.set(key, id);
    },
    save() {
      for (const [key, reference] of references) {
        const id = added.get(key);
        if (id) transaction.set(reference, { ...(holders.get(key) ?? noHolders), [kind]: id });
      }
    },
  };
}
