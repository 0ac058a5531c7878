import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donors, people, volunteers } from '#shared/collections/index.ts';
import { cardOfContact, settledPerson } from '#shared/domain/people/settle-person.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

const card = z.looseObject({
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  facets: z.array(z.string()),
});
const text = z.nullable(z.string());
const facet = z.looseObject({ name: z.string(), email: text, phone: text });
const facetIn = (found: DocumentSnapshot) => parseOrNull(facet, found.data());

/** Makes a card and its facets belong together (`settledPerson`). Three reads, and a write for each that changes. */
export const settlePerson = (db: Firestore, organization: string, id: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const at = ({ path }: Pick<typeof people, 'path'>) => db.collection(path(organization)).doc(id);
    const [found, donor, volunteer] = await transaction.getAll(at(people), at(donors), at(volunteers));
    if (!found || !donor || !volunteer) return;
    const stored = parseOrNull(card, found.data());
    if (found.exists && !stored) return;
    const change = settledPerson(stored, { donor: facetIn(donor), volunteer: facetIn(volunteer) });
    if (change.create) {
      const { created_at, created_by, updated_at, updated_by, import_id = null } = change.create;
      const stamps = { created_at, created_by, updated_at, updated_by, import_id };
      transaction.create(at(people), { ...cardOfContact(change.create), ...change.card, ...stamps });
    } else if (change.card) transaction.update(at(people), change.card);
    if (change.donor) transaction.update(at(donors), change.donor);
    if (change.volunteer) transaction.update(at(volunteers), change.volunteer);
  });
