import type { DocumentReference } from 'firebase-admin/firestore';
import type { Contact } from '#shared/domain/import/identity.ts';
import type { StoredPersonIndex } from '../people/person-index.ts';
import { peopleOf } from '../people/stored-person.ts';
import type { Chunk } from './chunk.ts';

/** Values of one `in` query. */
const inMax = 30;

/** Volunteers who have the address of a new donor: read before the chunk writes, marked with it. */
export async function readDonorVolunteers(
  { transaction, db, member }: Chunk,
  roster: StoredPersonIndex,
  newDonors: readonly Contact[],
): Promise<DocumentReference[]> {
  const addresses = newDonors.flatMap(({ email }) =>
    email && roster.other(`email:${email}`) ? [email] : [],
  );
  const pages = Array.from({ length: Math.ceil(addresses.length / inMax) }, (_, at) =>
    addresses.slice(at * inMax, (at + 1) * inMax),
  );
  const volunteers = peopleOf(db, member.organization, 'volunteer').select('is_donor');
  const found = await Promise.all(
    pages.map((page) => transaction.get(volunteers.where('email', 'in', page))),
  );
  return found.flatMap(({ docs }) =>
    docs.filter((each) => each.get('is_donor') !== true).map(({ ref }) => ref),
  );
}
