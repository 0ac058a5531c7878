import type { DocumentSnapshot, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { holdersIn, keyReference } from './person-key-holders.ts';
import { type Kind, keysOf, peopleOf } from './stored-person.ts';

/** People read for one key: households share a telephone, namesakes a name, but not by the hundred. */
const candidates = 50;

/**
 * Sets who holds each of these keys, from the people themselves: whoever holds one and still carries it
 * keeps it, else somebody living who carries it gets it, else nobody. So it does not matter how often, or
 * in which order, the changes that call for it are heard of.
 */
export async function settleKeys(
  db: Firestore,
  organization: string,
  kind: Kind,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await runTransactionWithRetry(db, async (transaction) => {
    const references = keys.map((key) => keyReference(db, organization, key));
    const found = await transaction.getAll(...references);
    const carriers = await Promise.all(
      keys.map((key, at) => carrier(transaction, db, organization, kind, key, found[at])),
    );
    for (const [at, reference] of references.entries()) {
      const before = holdersIn(found[at]);
      const after = { ...before, [kind]: carriers[at] ?? null };
      if (after[kind] === before[kind]) continue;
      if (after.donor || after.volunteer) transaction.set(reference, after);
      else transaction.delete(reference);
    }
  });
}

async function carrier(
  transaction: Transaction,
  db: Firestore,
  organization: string,
  kind: Kind,
  key: string,
  found: DocumentSnapshot | undefined,
): Promise<string | null> {
  const people = peopleOf(db, organization, kind);
  const holder = holdersIn(found)[kind];
  if (holder) {
    const person = await transaction.get(people.doc(holder));
    if (keysOf(person.data()).includes(key)) return holder;
  }
  const { docs } = await transaction.get(
    mayCarry(people, key).select('name', 'email', 'phone').limit(candidates),
  );
  return docs.find((person) => keysOf(person.data()).includes(key))?.id ?? null;
}

/** People whose stored fields fit a key; the caller compares the whole key. */
function mayCarry(people: Query, key: string): Query {
  const [, by, value = ''] = /^(\w+):(.*)$/s.exec(key) ?? [];
  if (by === 'email') return people.where('email', '==', value);
  if (by === 'phone') return people.where('phone', '==', value.split('|')[0]);
  return people.where('name_key', '==', value.slice(0, 120));
}
