import { personKeys as keyCollection, keyHoldersMax } from '../collections/person-keys.ts';
import { type Identity, personKeys } from '../domain/people/same-person.ts';
import { type Doc, document } from './documents.ts';
import { sha256 } from './hash.ts';

/** Who carries which contact key, so that an import recognizes everyone who is there already. */
export function personKeyDocuments(
  organization: string,
  people: readonly (Identity & { id: string })[],
): Doc[] {
  const holders = new Map<string, string[]>();
  for (const person of people)
    for (const key of personKeys(person)) holders.set(key, [...(holders.get(key) ?? []), person.id]);
  return [...holders].map(([key, ids]) =>
    document(keyCollection, organization, sha256(key), { people: ids.toSorted().slice(0, keyHoldersMax) }),
  );
}
