import type { DocumentData, Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { personKeys as keyCollection, keyHolders, keyHoldersMax, people } from '#shared/collections/index.ts';
import { personKeys } from '#shared/domain/people/same-person.ts';
import { parseOrNull } from '../document-change.ts';
import { sha256 } from '../hash.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

/** People read for a name: namesakes with an address or a number don't carry it. */
const namesakes = 50;

const identity = z.looseObject({
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
});
const carries = (person: DocumentData | undefined, key: string): boolean => {
  const found = parseOrNull(identity, person);
  return found !== null && (found.merged_into ?? null) === null && personKeys(found).includes(key);
};

/**
 * Sets who carries each of these keys, from the cards themselves: the first ten by their ids. So it does not matter how often, or in which order, the changes that call for it are heard of.
 */
export async function settleKeys(
  db: Firestore,
  organization: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const cards = db.collection(people.path(organization));
  await runTransactionWithRetry(db, async (transaction) => {
    const references = keys.map((key) => db.collection(keyCollection.path(organization)).doc(sha256(key)));
    const [stored, ...found] = await Promise.all([
      transaction.getAll(...references),
      ...keys.map((key) =>
        transaction.get(mayCarry(cards, key).select('name', 'emails', 'phones', 'merged_into')),
      ),
    ]);
    for (const [at, key] of keys.entries()) {
      const [reference, before] = [references[at], stored[at]];
      if (!reference) continue;
      const carriers = (found[at]?.docs ?? [])
        .filter((card) => carries(card.data(), key))
        .map(({ id }) => id);
      const listed: string[] = before?.exists ? keyCollection.schema.parse(before.data()).people : [];
      const holders = keyHolders(carriers);
      if (JSON.stringify(holders) === JSON.stringify(listed)) continue;
      if (holders.length > 0) transaction.set(reference, { people: holders });
      else transaction.delete(reference);
    }
  });
}

/** Cards whose fields fit a key; the caller compares the whole key. */
function mayCarry(cards: Query, key: string): Query {
  const [, by, value = ''] = /^(\w+):(.*)$/s.exec(key) ?? [];
  if (by === 'email') return cards.where('emails', 'array-contains', value).limit(2 * keyHoldersMax);
  if (by === 'phone') return cards.where('phones', 'array-contains', value).limit(2 * keyHoldersMax);
  return cards.where('name_key', '==', value.slice(0, 120)).limit(namesakes);
}
