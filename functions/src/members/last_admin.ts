import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { userProfiles } from '#shared/collections/index.ts';
import { Refused } from '../http/refused.ts';

/**
 * Refuses unless somebody besides `uid` is admin. Read inside the transaction that demotes or removes them: of two
 * admins who demote each other at once, one transaction waits for the other and then finds itself the last.
 */
export async function demandAnotherAdmin(
  transaction: Transaction,
  db: Firestore,
  organization: string,
  uid: string,
): Promise<void> {
  const admins = await transaction.get(
    db
      .collection(userProfiles.path(''))
      .where('organization_id', '==', organization)
      .where('role', '==', 'admin')
      .limit(2),
  );
  if (admins.docs.some(({ id }) => id !== uid)) return;
  throw new Refused(
    'failed-precondition',
    'A campaign needs an admin. Make somebody else admin first, or delete the organization.',
  );
}
