import type { Firestore } from 'firebase-admin/firestore';
import { donorFlagChange } from '#shared/consequences/recounts.ts';
import { peopleOf } from './stored-person.ts';

/** Volunteers of one address: several records of one person, not a crowd. */
const namesakes = 100;

/** Says on the volunteers of these addresses whether a donor has the same one. */
export async function settleIsDonor(
  db: Firestore,
  organization: string,
  addresses: readonly (string | null | undefined)[],
): Promise<void> {
  const known = [...new Set(addresses)].filter((address) => typeof address === 'string');
  await Promise.all(known.map((address) => settle(db, organization, address)));
}

const settle = (db: Firestore, organization: string, address: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const at = (kind: 'donor' | 'volunteer') =>
      peopleOf(db, organization, kind).where('email', '==', address);
    const [givers, helpers] = await Promise.all([
      transaction.get(at('donor').select('email').limit(1)),
      transaction.get(at('volunteer').select('is_donor').limit(namesakes)),
    ]);
    for (const helper of helpers.docs) {
      const change = donorFlagChange({ ...helper.data(), email: address }, !givers.empty);
      if (change) transaction.update(helper.ref, change);
    }
  });
