import { personKeys } from '../collections/person-keys.ts';
import { type Contact, contactKeys } from '../domain/import/identity.ts';
import { type Doc, document } from './documents.ts';
import { sha256 } from './hash.ts';

type Holder = { donor: string | null; volunteer: string | null };
type Identified = Contact & { id: string };

/** Who holds which contact key, so that an import recognises everybody who is here already. */
export function personKeyDocuments(
  organization: string,
  donors: readonly Identified[],
  volunteers: readonly Identified[],
): Doc[] {
  const holders = new Map<string, Holder>();
  const hold = (person: Identified, as: keyof Holder) => {
    for (const key of contactKeys(person)) {
      const holder = holders.get(key) ?? { donor: null, volunteer: null };
      holders.set(key, { ...holder, [as]: holder[as] ?? person.id });
    }
  };
  for (const person of donors) hold(person, 'donor');
  for (const person of volunteers) hold(person, 'volunteer');
  return [...holders].map(([key, holder]) => document(personKeys, organization, sha256(key), holder));
}
